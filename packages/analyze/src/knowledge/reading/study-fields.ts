/**
 * Last words of fields of study, by which "Marketing Northfield University" is told from a name such as "Great Northern
 * University"; English, where nothing need stand between a field and its school.
 */
export const STUDY_FIELDS =
  'accountancy|applications|accounting|acting|administration|advertising|aeronautics|agriculture|analytics|animation|anthropology|architecture|art|arts|astronomy|auditing|aviation|baking|banking|biochemistry|bioengineering|biotechnology|botany|business|care|ceramics|chemistry|commerce|communication|communications|computing|construction|cookery|cosmetology|counseling|counselling|criminology|culinary|cybersecurity|dance|dentistry|design|development|dietetics|divinity|drama|drawing|economics|education|electronics|engineering|english|entrepreneurship|film|finance|forensics|forestry|french|genetics|geography|geology|german|gerontology|health|history|horticulture|hospitality|humanities|illustration|informatics|insurance|journalism|justice|kinesiology|languages|law|leadership|linguistics|literature|logistics|management|marketing|mathematics|maths|mechanics|media|medicine|merchandising|midwifery|ministry|multimedia|music|nanotechnology|networking|nursing|nutrition|painting|pedagogy|pharmacy|philosophy|photography|physics|physiotherapy|planning|policy|politics|production|programming|psychology|relations|robotics|science|sciences|sculpture|security|services|sociology|software|spanish|statistics|studies|surveying|systems|taxation|technology|theatre|theology|therapy|tourism|toxicology|transportation|welding|writing|zoology'
/** How other fields of study end. */
export const STUDY_FIELD_ENDINGS = 'ology|onomics|onomy|ography|istry|metrics|nautics|matics'

/** Fields of study that are called by more than three letters. */
export const LETTERED_FIELDS =
  'mech|elec|comp|tele|instru|prod|auto|bioinfo|biotech|maths|stats|econ|phys|chem|civil|admin|acctg|mktg|pcmb|pcmc|bipc|mpcs|mbipc|aiml|aids|extc|entc|ecse|mecs|stem|humss|hrmd'
