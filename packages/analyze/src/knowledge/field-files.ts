import { agricultureAndEnvironment } from './fields/agriculture-and-environment.ts'
import { culinaryAndFoodService } from './fields/culinary-and-food-service.ts'
import { dataAndAi } from './fields/data-and-ai.ts'
import { fitnessAndSport } from './fields/fitness-and-sport.ts'
import { itOperationsAndSecurity } from './fields/it-operations-and-security.ts'
import { nursingAndMidwifery } from './fields/nursing-and-midwifery.ts'
import { softwareEngineering } from './fields/software-engineering.ts'

/** Every field of work, by the id of its file. */
export const FIELD_FILES: Record<string, string> = {
  'agriculture-and-environment': agricultureAndEnvironment,
  'culinary-and-food-service': culinaryAndFoodService,
  'data-and-ai': dataAndAi,
  'fitness-and-sport': fitnessAndSport,
  'it-operations-and-security': itOperationsAndSecurity,
  'nursing-and-midwifery': nursingAndMidwifery,
  'software-engineering': softwareEngineering,
}
