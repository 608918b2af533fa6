/**
 * Last words of fields of study, by which "Marketing Northfield University" is told from a name such as "Great Northern
 * University"; English, where nothing need stand between a field and its school.
 */
export const STUDY_FIELDS =
  'accounting|accountancy|administration|advertising|aeronautics|agriculture|architecture|art|arts|astronomy|aviation|banking|biochemistry|business|care|chemistry|commerce|communication|communications|computing|construction|cookery|cosmetology|counseling|counselling|dentistry|design|development|drama|economics|education|electronics|engineering|english|entrepreneurship|finance|forestry|french|genetics|geography|geology|german|gerontology|health|history|hospitality|humanities|informatics|insurance|journalism|justice|kinesiology|languages|law|leadership|linguistics|literature|logistics|management|marketing|mathematics|maths|mechanics|media|medicine|midwifery|music|networking|nursing|nutrition|pedagogy|pharmacy|philosophy|photography|physics|physiotherapy|planning|policy|politics|production|programming|psychology|relations|science|sciences|security|services|sociology|software|spanish|statistics|studies|surveying|systems|technology|theatre|theology|therapy|tourism|toxicology|transportation|welding|writing|zoology'
/** How other fields of study end. */
export const STUDY_FIELD_ENDINGS = 'ology|onomics|onomy|ography|istry|metrics|nautics|matics'
