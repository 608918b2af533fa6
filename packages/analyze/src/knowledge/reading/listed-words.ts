/** Words of the lists of long resumes that tell of no posts: seats on committees and reviews; divided by '|'. */

/** What one is on a committee. */
export const SEAT_TITLES =
  'member|chair|co chair|cochair|vice chair|chairperson|chairman|chairwoman|chairperson and member|chair and member|member and chair|representative|elected member|appointed member|ex officio member|alternate|faculty representative|student representative|committee member|committee chair|mitglied|vorsitz|membre|membre du|miembro|membro|lid|członek|член'

/** Bodies within an organisation that meet, and employ nobody. */
export const COMMITTEE_WORDS =
  'committee|committees|subcommittee|sub committee|task force|taskforce|working group|working party|faculty senate|academic senate|university senate|faculty council|academic council|graduate council|search committee|review panel|study section|editorial board|steering group|advisory committee|kommission|ausschuss|arbeitsgruppe|comité|commission de|comisión|comissão|commissie|komisja'

/** What one is to a journal for which one reads papers. */
export const REVIEWER_TITLES =
  'reviewer|peer reviewer|ad hoc reviewer|manuscript reviewer|journal reviewer|article reviewer|external reviewer|invited reviewer|guest reviewer|referee|ad hoc referee|journal referee|gutachter|gutachterin|relecteur|revisor|revisora|revisore|recenzent|рецензент'

/** With these a journal's name begins or ends. */
export const JOURNAL_WORDS =
  'journal|journals|review|reviews|quarterly|annals|proceedings|transactions|letters|bulletin|archives|acta|revista|revue|rivista|zeitschrift|tijdschrift|журнал'

/** What one attends or belongs to, and what employs nobody where no heading tells of posts. */
export const MEETING_WORDS =
  'symposium|international workshop|workshop on|conference|international congress|world congress|congress on|colloquium|annual meeting|section meeting|discussion group|interest group|tagung|colloque|simposio|simpósio|konferencja|конференция|симпозиум'

/** Who guided one's studies or work, before a colon and a person's name. */
export const GUIDE_TITLES =
  'advisor|adviser|academic advisor|academic adviser|thesis advisor|thesis adviser|dissertation advisor|dissertation adviser|research advisor|research adviser|faculty advisor|faculty adviser|phd advisor|doctoral advisor|co advisor|co adviser|advisors|advisers|mentor|mentors|faculty mentor|research mentor|supervisor|supervisors|co supervisor|thesis supervisor|faculty supervisor|principal investigator|pi|preceptor|betreuer|betreuerin|doktorvater|doktormutter|encadrant|encadrante|orientador|orientadora|relatore|relatrice|promoter|promoters|promotor|promotoren|promotors|co promoter|co promoters|promotorka|thesis supervisors|co supervisors|begeleider|handledare'

/** What one is at a meeting for an hour. */
export const TALK_TITLES =
  'panelist|panellist|invited panelist|discussant|session chair|session organizer|session organiser|session moderator|panel chair|panel moderator|panel organizer|keynote speaker|invited speaker|plenary speaker|guest speaker|workshop participant|conference participant|invited participant|podiumsteilnehmer|podiumsteilnehmerin|gastredner|gastrednerin|ponente invitado|ponente invitada|palestrante convidado|palestrante convidada'
