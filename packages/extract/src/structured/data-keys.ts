/**
 * Keys that say what a value is, without signs and in small letters, as JSON Resume, HR-XML, Europass XML, RenderCV and
 * what programs write out of resumes have them. They are names of formats, and no words of a language.
 */
const ROLES = {
  title: 'position|positiontitle|title|jobtitle|role|designation|occupation|job',
  employer:
    'name|company|companyname|employer|employername|organization|organisation|organizationname|organisationname|employerorgname|orgname|workplace',
  start: 'start|startdate|datestart|from|fromdate|datefrom|begin|begindate|since|startyear|started',
  end: 'end|enddate|dateend|to|todate|dateto|until|finish|finishdate|endyear|ended',
  current: 'current|iscurrent|currentindicator|present|ispresent|ongoing|currentlyworking|stillworking|currentjob',
  place: 'location|city|place|address|town|country',
  told: 'summary|description|descriptions|activities|responsibilities|duties|tasks|notes|highlights|achievements',
  field: 'area|field|fieldofstudy|major|specialization|specialisation|discipline',
} as const
const STUDY_ROLES = {
  ...ROLES,
  title: 'studytype|degree|degreename|degreetype|qualification|title|diploma|award',
  employer:
    'name|institution|institutionname|school|schoolname|university|college|organization|organisation|organizationname|organisationname|institute|academy',
} as const

/** What a value of a post or of a study is; of a study "title" is the degree and "employer" the school. */
export type DataRole = keyof typeof ROLES
/** What a group is about. */
export type DataSection = 'work' | 'education' | 'other'

const SECTIONS: [section: DataSection, heading: string, keys: string][] = [
  [
    'work',
    'Work experience',
    'work|works|workexperience|workexperiences|workexperiencelist|workhistory|experience|experiences|employment|employments|employmenthistory|professionalexperience|positions|jobs|career',
  ],
  ['work', 'Volunteering', 'volunteer|volunteering|volunteerwork|volunteerexperience'],
  ['education', 'Education', 'education|educations|educationlist|educationhistory|studies|academics|academichistory'],
  [
    'other',
    'Skills',
    'skills|skill|skilllist|personqualifications|personskills|competencies|competences|qualifications|technicalskills|keyskills',
  ],
  ['other', 'Languages', 'languages|languageskills|languagelist|linguistic'],
  ['other', 'Projects', 'projects|projectlist|projecthistory'],
  ['other', 'Certificates', 'certificates|certifications|certificationlist|licenses|licensesandcertifications'],
  ['other', 'Awards', 'awards|honors|honours|achievements|awardlist'],
  ['other', 'Publications', 'publications|publicationlist'],
  ['other', 'Interests', 'interests|hobbies'],
  ['other', 'References', 'references|referees|referencelist'],
]
const BY_KEY = new Map(
  SECTIONS.flatMap(([section, heading, keys]) => keys.split('|').map((key) => [key, { section, heading }] as const)),
)

const LABELS = {
  work: { title: 'Position', employer: 'Employer', place: 'Location', field: 'Field' },
  education: { title: 'Degree', employer: 'School', place: 'Location', field: 'Field of study' },
}

const byKey = (roles: Record<DataRole, string>): Map<string, DataRole> =>
  new Map((Object.keys(roles) as DataRole[]).flatMap((role) => roles[role].split('|').map((key) => [key, role])))
const WORK_KEYS = byKey(ROLES)
const STUDY_KEYS = byKey(STUDY_ROLES)

/** The section that a key heads, and its heading. */
export function sectionOf(key: string): { section: DataSection; heading: string } | undefined {
  return BY_KEY.get(plain(key))
}

/** What the value of a key is in a post or in a study. */
export function roleOf(key: string, section: 'work' | 'education'): DataRole | undefined {
  return (section === 'work' ? WORK_KEYS : STUDY_KEYS).get(plain(key))
}

/** The label that a value of a post or study is written with. */
export function roleLabel(role: 'title' | 'employer' | 'place' | 'field', section: 'work' | 'education'): string {
  return LABELS[section][role]
}

/** Whether a key is that of the parts of a name. */
export function isNameGroup(key: string): boolean {
  return /^(?:person|full)?name$/u.test(plain(key))
}

/** Whether a key only says that the value of the group around it follows: `<Sector><Label>`. */
export function isValueKey(key: string): boolean {
  return /^(?:name|label|value|text|code)$/u.test(plain(key))
}

/** Whether a key is that of a number in a list of a program: no title is "23410". */
export function isCodeKey(key: string): boolean {
  return /(?:code|id)$/u.test(plain(key))
}

/** "DateOfBirth", "date_of_birth": "Date of birth". */
export function labelOf(key: string): string {
  const words = key
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})|[_\-.]+/gu, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function plain(key: string): string {
  return key.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
