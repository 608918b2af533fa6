import type { Seniority } from '@evenhand/model'
import { fold } from '../knowledge/fold.ts'

/** Folded words of titles that tell a level; the first that matches wins. */
const LEVELS: [level: Seniority, pattern: RegExp][] = [
  [
    'intern',
    /\b(intern|internship|trainee|apprentice|praktikant\w*|werkstudent\w*|stagiaire|azubi|becario|estagiari[oa]|tirocinante|stagiair|stazysta|praktikant)\b|стажер|стажёр|实习|インターン|인턴/u,
  ],
  [
    'executive',
    /\b(ceo|cfo|cto|coo|cio|chro|cmo|chief \w{3,14} officer|managing director|geschaftsfuhrer\w*|vorstand|vice president|vp|president|executive director|directeur general|director general|amministratore delegato)\b|генеральный директор|总裁|代表取締役/u,
  ],
  [
    'director',
    /\b(director|head of|direktor\w*|leiter\w*|directeur|directrice|directora?|diretora?|direttore|dyrektor)\b|директор|总监|部長/u,
  ],
  [
    'manager',
    /\b(manager|supervisor|superintendent|team lead(?:er)?|teamleiter\w*|chef de|gerente|encargad[oa]|responsable|responsabile|kierownik|foreman|head chef|ward sister)\b|менеджер|начальник|руководитель|经理|マネージャー|課長/u,
  ],
  ['lead', /\b(lead|principal|staff engineer|architect)\b|ведущий|首席/u],
  ['senior', /\b(senior|sr\.?|experienced|erfahren\w*|confirme|starszy|expert)\b|старший|高级|シニア|시니어/u],
  [
    'junior',
    /\b(junior|jr\.?|entry[- ]level|graduate|berufseinsteiger\w*|debutant|mlodszy|assistant)\b|младший|初级|ジュニア|신입/u,
  ],
]

/** The level a job title states, if any. */
export function seniorityOf(title: string): Seniority | undefined {
  const folded = fold(title.slice(0, 200))
  return LEVELS.find(([, pattern]) => pattern.test(folded))?.[0]
}
