import type { Seniority } from '@evenhand/model'
import { fold } from '../knowledge/fold.ts'

/** Folded words of titles that tell a level; the first that matches wins. */
const LEVELS: [level: Seniority, pattern: RegExp][] = [
  [
    'intern',
    /\b(intern|internship|trainee|apprentice|praktikant\w*|werkstudent\w*|stagiaire|azubi|becario|estagiari[oa]|tirocinante|stagista|stagiair|stazysta|praktikant)\b|стажер|стажёр|实习|インターン|인턴|متدرب|प्रशिक्षु|इंटर्न|ฝึกงาน|\bstajyer\b/u,
  ],
  [
    'executive',
    /\b(ceo|cfo|cto|coo|cio|chro|cmo|chief \w{3,14} officer|managing director|geschaftsfuhrer\w*|vorstand|vice president|vp|president|executive director|directeur general|director general|amministratore delegato)\b|генеральный директор|总裁|代表取締役/u,
  ],
  [
    'director',
    /\b(director|head of|direktor\w*|leiter\w*|directeur|directrice|directora?|diretora?|direttore|dyrektor)\b|директор|总监|部長|本部長|이사|본부장|ผู้อำนวยการ|निदेशक|\bdirektör\b/u,
  ],
  [
    'manager',
    /\b(manager|supervisor|superintendent|team lead(?:er)?|teamleiter\w*|chef de(?! (?:partie|rang))|gerente|encargad[oa]|responsable|responsabile|kierowni\w{1,4}|foreman|head chef|ward sister|teamleit\w{2,4}|\w{3,20}leit(?:er|erin|ung)|jefe|jefa|chefe|capo ?\w{0,10}|caporeparto|coordinador|coordinadora|coordenador|coordenadora|coordinatore|coordinatrice|leidinggevende|teamleider|afdelingshoofd|hoofd|brygadzista|mudur\w{0,3}|sef|sefi|yonetici\w{0,2}|chefe de)\b|менеджер|начальник|руководитель|заведующ|бригадир|经理|主管|主任|店长|组长|マネージャー|課長|店長|工場長|係長|팀장|매니저|과장|부장|실장|점장|مدير|مشرف|رئيس قسم|प्रबंधक|पर्यवेक्षक|सुपरवाइज़र|หัวหน้า|ผู้จัดการ/u,
  ],
  ['lead', /\b(lead|principal|staff engineer|architect)\b|ведущ|首席|主任工程师|テックリード|リーダー|수석|리드/u],
  [
    'senior',
    /\b(senior|sr\.?|experienced|erfahren\w*|confirme|confirmee|starszy|starsza|expert|kidemli|ervaren|esperto|esperta|pleno)\b|старш|главн|高级|资深|シニア|ベテラン|시니어|선임|책임|أول|رئيسي|كبير|वरिष्ठ|सीनियर|อาวุโส/u,
  ],
  [
    'junior',
    /\b(junior|jr\.?|entry[- ]level|graduate|berufseinsteiger\w*|debutant|mlodszy|assistant)\b|младш|初级|ジュニア|新卒|주니어|신입|مبتدئ|कनिष्ठ|जूनियर|ระดับต้น/u,
  ],
]

/** The level a job title states, if any. */
export function seniorityOf(title: string): Seniority | undefined {
  const folded = fold(title.slice(0, 200))
  return LEVELS.find(([, pattern]) => pattern.test(folded))?.[0]
}
