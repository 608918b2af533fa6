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
