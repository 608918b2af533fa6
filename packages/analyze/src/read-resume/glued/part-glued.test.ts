import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { postsTold } from '../samples/posts-told.ts'
import { resumeOf } from '../samples/resume-of.ts'
import { partGlued } from './part-glued.ts'

const parted = (text: string) => partGlued(resumeOf(text))?.resume.text

test.each([
  [
    'a month, "Present" and a title',
    'Kitchen HelperTarnfare (tarnfare.example)May 2013 - PresentTarnford, MA\nStage HandMerrow+Quarn, LLCFebruary 2012 – December 2012Norvale, MA',
    ['Kitchen Helper @ Tarnfare 2013-now', 'Stage Hand @ Merrow+Quarn, LLC 2012-2012'],
  ],
  [
    'labels with their values, as pages of profiles have them',
    'Quarn Haulage\nLogistics Manager Company NameQuarn Haulage Full-time Dates EmployedApr 2020 – Present Employment Duration10 mos LocationTarnford, Ohio • Led the depot and its drivers.',
    ['Logistics Manager @ Quarn Haulage 2020-now'],
  ],
  [
    'a title behind what stands alone behind a comma',
    'May 2001 - May 2003, Tarn Primary School, UKClassroom Teacher\nJune 1998 - May 2001, Quarn Primary School, MerrowlandClassroom Teacher\nMerrow GrillJune 1995 - May 1996',
    ['Classroom Teacher @ Tarn Primary School 2001-2003', 'Classroom Teacher @ Quarn Primary School 1998-2001'],
  ],
])('posts are read where words are glued: %s', (_, posts, read) => {
  expect(postsTold(`Experience\n${posts}`)).toEqual(expect.arrayContaining(read))
})

test('a heading glued to what stands below it begins a line, and years end before a name', () => {
  expect(parted('Personal InformationBorn in Tarnford\nEducationAugust 2012 - May 2014, Tarnford College')).toBe(
    'Personal Information\nBorn in Tarnford\nEducation\nAugust 2012 - May 2014, Tarnford College',
  )
  expect(parted('Skills: Python, Tableau.Education Details\nBSc Owls')).toBe(
    'Skills: Python, Tableau.\nEducation Details\nBSc Owls',
  )
  expect(parted('Skills\nLAN - 43 monthsWork Experience\nClerk')).toBe(
    'Skills\nLAN - 43 months\nWork Experience\nClerk',
  )
  expect(parted('Skills: Windows XP / 07Education Details\nClerk')).toContain('07\nEducation Details')
  expect(parted('Baking (good)Work Experience\nClerk')).toContain('(good)\nWork Experience')
  expect(parted('Merrow Central School 1962-1964Tarnford Central School')).toContain('1964\tTarnford')
})

test('every field keeps the words and the offsets of the text itself, and lines their numbers', () => {
  const resume = resumeOf(
    'Ada Merrow\nada@merrow.example\n\nWork ExperienceKitchen HelperTarnfareMay 2013 - PresentTarnford, MA\n\nSkills\nSoup, bread',
  )
  const profile = readResume(resume, { year: 2026, month: 1 })
  const [post] = profile.employment
  expect([post?.title?.value, post?.employer?.value, post?.current]).toEqual(['Kitchen Helper', 'Tarnfare', true])
  for (const field of [profile.name, ...profile.emails, post?.title, post?.employer])
    for (const { start, end } of field?.spans ?? []) expect(resume.text.slice(start, end)).toBe(field?.value)
  expect(profile.sections.map(({ kind, heading }) => [kind, heading])).toEqual([
    ['contact', undefined],
    ['employment', 2],
    ['skills', 3],
  ])
})

const NAMES =
  'LinkedIn JavaScript PowerPoint iPhone McDonald DeLoitte MySQL eBay YouTube GmbH PhD TypeScript GitHub GitLab WordPress PayPal FedEx AutoCAD CoffeeScript MacBook iPad iOS jQuery NodeJs ReactNative DevOps DevSecOps FinOps SalesForce ServiceNow SharePoint OneNote OneDrive InDesign PhotoShop LibreOffice OpenOffice LaTeX NumPy SciPy TensorFlow PyTorch BigQuery MongoDB PostgreSQL DynamoDB CosmosDB RabbitMQ ElasticSearch GraphQL RavenDB SonarQube TeamCity CircleCI PowerShell PowerBI QuickBooks TurboTax FreshBooks MailChimp HubSpot ZenDesk ClickUp BaseCamp DropBox SoundCloud FaceBook WhatsApp WeChat TikTok SnapChat InstaCart DoorDash AirBnB TripAdvisor MasterCard BlackRock BlackBerry JetBlue AmeriCorps ConAgra PetSmart GameStop WalMart CarMax AutoZone OfficeMax BestBuy HomeGoods LensCrafters ServSafe WordPerfect FrameMaker QuarkXPress FileMaker DreamWorks PricewaterhouseCoopers GlaxoSmithKline AstraZeneca ThyssenKrupp HortResearch DePaul DeKalb LaGuardia MacArthur McGraw O’Brien FitzGerald VanDyke LeBeau WebMaster TicketMaster TeacherTube ManagerPlus MayFlower JuneBug PresentPerfect CareerBuilder'.split(
    ' ',
  )

test.each(NAMES)('%s stays whole, in texts whose words are glued, too', (name) => {
  expect(parted(`Skills\n${name}, ${name} Studio\nClerk at ${name} in May 2012`)).toBeUndefined()
  const glued = `Clerk\t${name} Ltd\tTarnfordJune 2010 - May 2012\nWorked with ${name}, ${name} and others in 2012`
  expect(parted(glued)).toBe(glued.replace('TarnfordJune', 'Tarnford\tJune'))
})
