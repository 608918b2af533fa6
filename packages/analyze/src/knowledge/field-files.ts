import { accountingAndFinance } from './fields/accounting-and-finance.ts'
import { administrationAndOffice } from './fields/administration-and-office.ts'
import { agricultureAndEnvironment } from './fields/agriculture-and-environment.ts'
import { alliedHealthAndPharmacy } from './fields/allied-health-and-pharmacy.ts'
import { apparelAndTextiles } from './fields/apparel-and-textiles.ts'
import { artsAndPerformance } from './fields/arts-and-performance.ts'
import { automotiveAndVehicleRepair } from './fields/automotive-and-vehicle-repair.ts'
import { aviationAndTransport } from './fields/aviation-and-transport.ts'
import { bankingAndInsurance } from './fields/banking-and-insurance.ts'
import { constructionAndBuildingTrades } from './fields/construction-and-building-trades.ts'
import { consultingAndProjectManagement } from './fields/consulting-and-project-management.ts'
import { culinaryAndFoodService } from './fields/culinary-and-food-service.ts'
import { customerServiceAndContactCentres } from './fields/customer-service-and-contact-centres.ts'
import { dataAndAi } from './fields/data-and-ai.ts'
import { designAndDigitalMedia } from './fields/design-and-digital-media.ts'
import { electricalPlumbingAndWelding } from './fields/electrical-plumbing-and-welding.ts'
import { engineeringAndManufacturing } from './fields/engineering-and-manufacturing.ts'
import { fitnessAndSport } from './fields/fitness-and-sport.ts'
import { hospitalityAndTravel } from './fields/hospitality-and-travel.ts'
import { humanResources } from './fields/human-resources.ts'
import { itOperationsAndSecurity } from './fields/it-operations-and-security.ts'
import { lawAndCompliance } from './fields/law-and-compliance.ts'
import { logisticsAndWarehousing } from './fields/logistics-and-warehousing.ts'
import { marketingAndCommunications } from './fields/marketing-and-communications.ts'
import { medicineAndDentistry } from './fields/medicine-and-dentistry.ts'
import { nursingAndMidwifery } from './fields/nursing-and-midwifery.ts'
import { personalCareAndBeauty } from './fields/personal-care-and-beauty.ts'
import { salesAndBusinessDevelopment } from './fields/sales-and-business-development.ts'
import { securityFireAndArmedForces } from './fields/security-fire-and-armed-forces.ts'
import { socialCareAndCounselling } from './fields/social-care-and-counselling.ts'
import { softwareEngineering } from './fields/software-engineering.ts'
import { teachingAndEducation } from './fields/teaching-and-education.ts'

/** Every field of work, by the id of its file. */
export const FIELD_FILES: Record<string, string> = {
  'accounting-and-finance': accountingAndFinance,
  'administration-and-office': administrationAndOffice,
  'agriculture-and-environment': agricultureAndEnvironment,
  'allied-health-and-pharmacy': alliedHealthAndPharmacy,
  'apparel-and-textiles': apparelAndTextiles,
  'arts-and-performance': artsAndPerformance,
  'automotive-and-vehicle-repair': automotiveAndVehicleRepair,
  'aviation-and-transport': aviationAndTransport,
  'banking-and-insurance': bankingAndInsurance,
  'construction-and-building-trades': constructionAndBuildingTrades,
  'consulting-and-project-management': consultingAndProjectManagement,
  'culinary-and-food-service': culinaryAndFoodService,
  'customer-service-and-contact-centres': customerServiceAndContactCentres,
  'data-and-ai': dataAndAi,
  'design-and-digital-media': designAndDigitalMedia,
  'electrical-plumbing-and-welding': electricalPlumbingAndWelding,
  'engineering-and-manufacturing': engineeringAndManufacturing,
  'fitness-and-sport': fitnessAndSport,
  'hospitality-and-travel': hospitalityAndTravel,
  'human-resources': humanResources,
  'it-operations-and-security': itOperationsAndSecurity,
  'law-and-compliance': lawAndCompliance,
  'logistics-and-warehousing': logisticsAndWarehousing,
  'marketing-and-communications': marketingAndCommunications,
  'medicine-and-dentistry': medicineAndDentistry,
  'nursing-and-midwifery': nursingAndMidwifery,
  'personal-care-and-beauty': personalCareAndBeauty,
  'sales-and-business-development': salesAndBusinessDevelopment,
  'security-fire-and-armed-forces': securityFireAndArmedForces,
  'social-care-and-counselling': socialCareAndCounselling,
  'software-engineering': softwareEngineering,
  'teaching-and-education': teachingAndEducation,
}
