/**
 * Labels of application forms and of applicant systems in which each part of a course of study has its own; beside those of
 * `entry-labels.ts` and `course-words.ts`. Divided by '|'.
 */
export const STUDY_LABELS = {
  school:
    'school or university|university or school|school university or college|college or university|university or college|colleges and universities attended|name and location of school|name and address of school|name of school or university|name of school college or university|name of college or university|name of institution attended|school college university|school college or university|secondary school|high school name|university attended|college attended|educational establishment|name of educational establishment|école ou université|escuela o universidad|schule oder universität',
  degree:
    'degree type|degree received|degree or certificate|degree certificate|degree or diploma|degree diploma|diploma degree|diploma or degree|type of degree|certificate|certificate obtained|degree if any|program of study|programme of study|subject qualification|qualification and subject|qualification subject|qualification gained|qualification type|qualification s obtained|qualifications obtained|education level|education level achieved|highest level completed|highest degree|highest degree obtained|level achieved|level of study|degree and major|degree major|level of education completed|diploma obtained',
  field:
    'minor|minors|minor s|major s|major subject|major subjects|major field of study|main subjects|subjects studied|principal subjects|specialty|area of concentration|course major|program major',
  other:
    'attended from|attended to|graduated|did you graduate|degree received yes no|expected graduation|expected graduation date|anticipated graduation date|year received|date received|years completed|number of years completed|to actual or expected|overall result|overall result gpa|overall gpa|grade average|grade result|grade class|class of degree|classification|credits earned|total credits earned|credit hours|semester hours|honors|honours|academic honors|degree status|currently attending|currently enrolled|still attending|full time or part time|full time part time|mode of study|school type|type of school|phone|zip code|postal code|comments',
} as const

/** Those that tell a level, beside which another label tells what the degree is called. */
export const LEVEL_ASKED =
  'education level|education level achieved|level of education|level|level achieved|level of study|degree level|highest level completed|highest degree|level of education completed|qualification type|degree type|type of degree'

/** Small words between a degree and its field, with which a row below the degree may open: "in Hotel Management". */
export const LINKS_OF_FIELDS = 'in|of|en|em|de|di|der|für|fur|i|w|z|v|på|til'
