/** Nursing and midwifery: skills and job titles. */
export const nursingAndMidwifery = `
# skills
Patient care; direct patient care; caring for patients; bedside care; bedside nursing; nursing care; providing patient care; quality patient care | duty
Patient assessment; nursing assessment; assessing patients; physical assessment; head-to-toe assessment; health assessment; patient evaluation; clinical assessment | technique
Triage; patient triage; Manchester Triage; telephone triage; emergency triage; nurse triage | technique
Vital signs; vital signs monitoring; taking vital signs; observations monitoring; monitoring vital signs; clinical observations; taking vitals; recording observations | technique
NEWS2; National Early Warning Score; early warning scores | standard | ~ vital signs
Medication administration; administering medication; drug administration; administration of medication; medicines administration; giving medication; medication rounds; medication management; medicine administration; drug rounds | duty
IV medication administration; intravenous medication; IV therapy; infusion therapy; intravenous therapy; IV infusions; IV fluids; IV push; intravenous drug administration; IV drug administration; IV medications; IV medication; IV antibiotics; intravenous antibiotics; IV drugs; IV analgesia; intravenous medications; IV medicines | technique | ~ medication administration
IV cannulation; intravenous cannulation; IV insertion; cannulation; peripheral IV insertion; peripheral cannulation; IV starts; IV line insertion; inserting IV lines | technique | ~ venepuncture
Venepuncture; venipuncture; blood draw; drawing blood; blood drawing; blood collection; blood sampling; taking blood | technique
Central line care; central venous catheter care; CVC care; central lines; port access; Port-a-Cath; CVAD care; vascular access | technique | ~ IV cannulation, PICC line care
PICC line care; PICC lines; Hickman line care | technique | ~ IV cannulation, Central line care
Arterial line monitoring; arterial blood gas sampling; ABG interpretation; arterial blood gases; arterial lines; ABG analysis | technique | < critical care
Injections; intramuscular injections; subcutaneous injections; giving injections; administering injections; IM injections; depot injections | technique
Infusion pumps; syringe drivers; syringe pumps; IV pumps; volumetric pumps; PCA pumps; Alaris pumps; smart pumps | equipment
Blood transfusion; blood product administration; administering blood products; transfusion of blood products | technique
Wound care; wound management; wound dressing; dressing changes; dressing wounds; wound healing; wound assessment | technique
Pressure ulcer prevention; pressure area care; pressure injury prevention; pressure sore prevention; bedsores prevention; Waterlow score; Braden Scale; decubitus ulcer care; tissue viability | technique | ~ wound care
Negative pressure wound therapy; wound VAC; VAC therapy; vacuum-assisted closure | technique | < wound care
Compression bandaging; Doppler assessment; ankle brachial pressure index | technique | < wound care ~ Leg ulcer management
Leg ulcer management | technique | < wound care ~ Compression bandaging
Suturing; wound closure | technique | ~ Suture removal
Suture removal; staple removal; removal of sutures | technique | ~ Suturing
Ostomy care; stoma care; colostomy care; ileostomy care | technique
Urinary catheterisation; urinary catheterization; catheterisation; Foley catheter insertion; catheter care; catheter insertion; bladder catheterisation; Foley catheters; male catheterisation; female catheterisation; suprapubic catheter care; bladder scanning | technique
Nasogastric tube insertion; NG tube insertion; NG tubes; nasogastric tube care; nasogastric tubes; NGT insertion | technique | ~ PEG feeding, Enteral feeding, Parenteral nutrition
PEG feeding; PEG care; gastrostomy care; PEG tubes; G-tube care | technique | ~ Enteral feeding, Parenteral nutrition, Nasogastric tube insertion
Enteral feeding; tube feeding; enteral nutrition; nasogastric feeding | technique | ~ Parenteral nutrition, Nasogastric tube insertion, PEG feeding
Parenteral nutrition; TPN; total parenteral nutrition | technique | ~ Nasogastric tube insertion, PEG feeding, Enteral feeding
Tracheostomy care; tracheostomy management; trach care; tracheostomy suctioning | technique | ~ Airway management, Suctioning, Oxygen therapy
Airway management; airway suctioning; airway adjuncts; intubation assistance | technique | ~ Suctioning, Oxygen therapy, Nebuliser therapy
Suctioning; oropharyngeal suction | technique | ~ Oxygen therapy, Nebuliser therapy, Mechanical ventilation
Oxygen therapy; oxygen administration; high-flow oxygen; nebulizers | technique | ~ Nebuliser therapy, Mechanical ventilation, Non-invasive ventilation
Nebuliser therapy | technique | ~ Mechanical ventilation, Non-invasive ventilation, Tracheostomy care
Mechanical ventilation; ventilator management; ventilated patients; ventilator care | technique | ~ Non-invasive ventilation, Tracheostomy care, Airway management
Non-invasive ventilation; BiPAP; CPAP; NIV | technique | ~ Tracheostomy care, Airway management, Suctioning
Chest drain management; chest tubes; chest tube care; chest drains | technique
Peak flow measurement; spirometry testing; lung function tests; peak flow | technique
ECG; electrocardiogram; EKG; 12-lead ECG; ECG recording; ECG interpretation; performing ECGs; electrocardiography | technique
Telemetry monitoring; cardiac monitoring; cardiac telemetry; telemetry; arrhythmia recognition; EKG interpretation; dysrhythmia interpretation; rhythm interpretation | technique | ~ ECG
Haemodynamic monitoring; hemodynamic monitoring; Swan-Ganz; CVP monitoring; invasive monitoring | technique | < critical care
Vasopressors; titrating vasoactive drips; inotropes; vasoactive infusions; drip titration | knowledge | < critical care
Defibrillation; AED use; use of defibrillator; automated external defibrillator; AED; manual defibrillation; cardioversion | technique
Resuscitation; cardiopulmonary resuscitation; resuscitating patients; code blue response; code blue; cardiac arrest management; rapid response; crash team | technique
Basic life support; BLS; BLS certified; BLS certification; AHA BLS; BLS/CPR; BLS for Healthcare Providers; BLS Provider | certificate | < CPR certification
CPR certification; CPR; CPR certified; CPR/AED; CPR training; American Heart Association CPR | certificate | ~ first aid, First aid at fitness facilities
Advanced Life Support; ALS; advanced cardiac life support; ACLS; ACLS certified; ACLS certification; ACLS Provider | certificate | < basic life support
Pediatric Advanced Life Support; PALS; paediatric advanced life support; PALS certified; PILS; paediatric immediate life support; European Paediatric Advanced Life Support; EPALS; APLS | certificate | < basic life support
Neonatal Resuscitation Program; NRP; neonatal life support; NLS; neonatal resuscitation; NRP certified; newborn resuscitation; Newborn Life Support | certificate
Trauma Nursing Core Course; TNCC; trauma nurse core course | certificate | ~ Emergency Nursing Pediatric Course, Advanced Trauma Care for Nurses
Emergency Nursing Pediatric Course; ENPC | certificate | ~ Advanced Trauma Care for Nurses, Trauma Nursing Core Course
Advanced Trauma Care for Nurses; ATCN | certificate | ~ Trauma Nursing Core Course, Emergency Nursing Pediatric Course
First aid; first aid certified; first aid training; emergency first aid; first aider; first aid at work; FAW; EFAW; administering first aid; first-aid certificate; standard first aid; first aid and CPR | certificate
NIH Stroke Scale; NIHSS; NIHSS certified; stroke assessment | certificate
Certified Emergency Nurse; BCEN certification | certificate
Critical Care Registered Nurse certification; CCRN; CCRN certified | certificate
Medical-Surgical Nursing Certification; CMSRN; Med-Surg certification | certificate
Certified Perioperative Nurse; CNOR | certificate
Oncology Certified Nurse; OCN certification | certificate
Certified Wound Care Nurse; WOCN; wound care certified; Wound Care Certification | certificate
Inpatient Obstetric Nursing certification; RNC-OB | certificate
Certified Case Manager; CCM certification; ACM-RN | certificate
Certified Nephrology Nurse; CDN certification | certificate
Certified Pediatric Nurse; CPN certification | certificate
Nurse Executive certification; NE-BC; NEA-BC | certificate
Certified Diabetes Educator; CDCES; CDE certification | certificate
International Board Certified Lactation Consultant; IBCLC; certified lactation counselor | certificate
Crisis Prevention Institute; CPI certified; nonviolent crisis intervention; CPI training | certificate
Registered nurse licence; RN license; nursing license; registered nurse license; state nursing license; active RN license; nursing licence; RN licensure; compact nursing license; multistate nursing license; licensed registered nurse | certificate
LPN license; LVN license; practical nurse license; PN license | certificate
NCLEX-RN; NCLEX; NCLEX-PN | certificate
NMC registration; NMC registered; NMC PIN; Nursing and Midwifery Council registration; NMC revalidation; NMC Code; NMC Code of Conduct | certificate
AHPRA registration; AHPRA; NMBI registration; Haad licence; DHA licence; Prometric nursing exam; DOH license | certificate
CNA certification; CNA license; certified nursing assistant certification; state tested nursing assistant; nurse aide certification | certificate
Care Certificate; Care Certificate standards | certificate
OSCE; objective structured clinical examination | certificate
Certified medication aide; CMA medication; QMAP; medication aide certification | certificate
Care planning; care plans; nursing care plans; developing care plans; individualised care plans; care plan development; writing care plans; implementing care plans; individualized care plans | duty
Nursing process; nursing diagnosis; NANDA; ADPIE; nursing interventions; Roper-Logan-Tierney; nursing theory; nursing practice | knowledge
Nursing documentation; clinical documentation; patient documentation; patient charting; documenting care; SOAP notes; clinical notes; patient notes; medical charting | duty
Electronic health records; EHR; electronic medical records; EMR; electronic patient records; EPR; EMR systems; EHR systems; EMR/EHR; electronic charting; patient record systems | software
Epic EHR; =Epic; Epic Systems; EPIC charting; EpicCare; Epic EMR | software | < electronic health records
Cerner; Cerner PowerChart; PowerChart; Cerner Millennium; Oracle Health | software | < electronic health records
SystmOne | software | < electronic health records
EMIS Web; =EMIS | software | < electronic health records
Meditech | software | < electronic health records
Allscripts; Sunrise Clinical Manager; Allscripts Sunrise; Veradigm | software | < electronic health records
Athenahealth; athenaOne | software | < electronic health records
eClinicalWorks; eCW | software | < electronic health records
PointClickCare; Point Click Care; PCC charting | software | < electronic health records
=RiO; Rio electronic records | software | < electronic health records
NextGen Healthcare; NextGen EMR | software | < electronic health records
McKesson Paragon; Paragon EHR | software | < electronic health records
=VistA; CPRS; VA CPRS | software | < electronic health records
BadgerNet; Euroking; K2 maternity system | software | < electronic health records
Nervecentre | software | < electronic health records
MatrixCare | software | < electronic health records
Pyxis; Pyxis MedStation; automated dispensing cabinets; BD Pyxis | software | < electronic health records
Vocera; Vocera badges | software | < electronic health records
eMAR; electronic medication administration record; MAR charts; medication administration record; EPMA; MAR sheets; bar code medication administration; BCMA; drug charts | software | ~ medication administration
Controlled drugs; controlled substances; narcotics count; controlled drug administration; controlled drugs register | knowledge
Drug calculations; medication calculations; dosage calculation; drug dosage calculations | technique
Patient group directions; =PGDs | standard
Non-medical prescribing; V300; independent prescribing; nurse prescribing; V150; independent nurse prescriber; community nurse prescribing; V300 prescribing | certificate
Immunisation; vaccination; immunization; administering vaccines; childhood immunisations; flu vaccination; COVID-19 vaccination; vaccine administration; giving vaccines | technique | ~ injections
Cold chain; vaccine storage; vaccine cold chain; cold chain management | technique | ~ Temperature logs
Infection control; infection prevention and control; infection prevention; IPC; infection control practices; aseptic practice; infection control procedures; universal precautions; standard precautions; isolation precautions; barrier nursing; infection prevention & control | knowledge
Hand hygiene; hand washing; handwashing; five moments of hand hygiene | technique | ~ Personal protective equipment
Personal protective equipment; PPE; donning and doffing; PPE use | technique | ~ Hand hygiene
Aseptic technique; ANTT; aseptic non-touch technique; sterile technique; asepsis | technique | < infection control
Specimen collection; collecting specimens; sample collection; specimen handling; urine samples; collecting samples; swabs and specimens; lab specimen collection; urinalysis; throat swabs | technique
Point-of-care testing; POCT; blood glucose testing; glucose monitoring; blood sugar monitoring; blood glucose monitoring; glucometer; checking blood sugar; BM monitoring; Accu-Chek | technique
Fluid balance; fluid balance charts; intake and output; I&O monitoring; fluid monitoring; input and output monitoring | technique
Pain management; pain assessment; pain control; pain relief; acute pain management; analgesia | knowledge
Personal care; assisting with personal care; personal hygiene; bathing patients; washing and dressing; bathing and grooming; hygiene care; bed baths; incontinence care; assisting with bathing | duty
Activities of daily living; ADLs; assisting with ADLs; ADL assistance; assistance with activities of daily living; daily living activities; ADL support | duty | ~ personal care
Feeding patients; assisting with feeding; assisting at mealtimes; assistance with meals; nutrition and hydration; MUST score; hydration monitoring; feeding assistance; nutritional screening | duty
Moving and handling; manual handling of patients; patient handling; patient transfers; transferring patients; repositioning; lifting and transferring patients; turning patients; patient positioning; patient mobility; ambulating patients; ambulation; safe patient handling; patient lifting; moving and handling of people | technique
Hoists; patient hoists; Hoyer lift; slide sheets; use of hoists; mechanical lifts; gait belts; stand aids; mechanical lift transfers | equipment | ~ moving and handling
Falls prevention; fall prevention; falls risk assessment; fall risk assessment; Morse Fall Scale; fall precautions; falls risk screening; falls risk screen; fall risk screening; FRAT; falls assessment | technique | < Patient assessment
Patient safety; patient safety goals; ensuring patient safety; safety of patients; National Patient Safety Goals; incident reporting in care; Datix; Datix reporting | knowledge
Restraint use; safe restraint; restraint reduction; patient restraint; PMVA; prevention and management of violence and aggression; breakaway techniques; de-escalation techniques; physical intervention training; MAPA | technique
Patient education; health education; patient teaching; educating patients; patient and family education; educating patients and families; patient counselling; discharge teaching; educating families | duty
Health promotion; promoting health; lifestyle advice; health and wellbeing promotion; disease prevention; smoking cessation; smoking cessation advice; preventive health | duty
Patient advocacy; advocating for patients; patient advocate; patient rights | duty
Patient admission; admissions and discharges; admission and discharge; admitting patients; admission assessments; patient intake; admitting and discharging patients | duty | ~ Discharge planning
Discharge planning; patient discharge; discharge coordination; discharging patients; complex discharge; discharge instructions | duty | ~ Patient admission
Handover; shift handover; SBAR; clinical handover; bedside handover; nursing handover; shift report; change of shift report; patient handover; ISBAR | technique
Multidisciplinary team working; multidisciplinary team; MDT; MDT meetings; interdisciplinary team; multi-disciplinary team; interdisciplinary collaboration; working in a multidisciplinary team; multidisciplinary collaboration; interdisciplinary team collaboration; multidisciplinary meetings; interprofessional collaboration | duty
Ward rounds; doctor rounds; ward round participation; accompanying ward rounds; hourly rounding; intentional rounding; assisting on ward rounds; patient rounds; comfort rounds | duty
Ward management; ward coordination; coordinating shifts on the ward; unit management; nursing unit management; shift coordination; ward coordinating; managing the ward | duty
Nursing leadership; nurse leadership; clinical leadership; nursing management; nursing administration; nurse management; nursing supervision; supervising nurses; supervision of nursing staff; leading nursing teams; supervising nursing staff | duty
Nurse staffing; off-duty planning; e-rostering; nursing rota; HealthRoster; Allocate rostering; nurse rostering; staffing ratios; safe staffing; nurse scheduling; nurse-to-patient ratios | duty
Mentoring student nurses; precepting; preceptorship; practice assessor; practice supervisor; student nurse supervision; precepting new nurses; preceptor; supervising students on placement; precepting nursing students; mentoring students in practice; clinical instruction; clinical teaching; orienting new nurses; preceptorship programme; nurse preceptor; training new nurses; mentoring nurses | duty
Clinical audit; nursing audits; audit of nursing care; quality improvement in nursing; ward audits; infection control audits; clinical governance; clinical effectiveness | duty
Clinical procedures; nursing procedures; clinical skills; nursing skills; clinical nursing skills; bedside procedures; medical procedures; assisting with procedures; assisting physicians; assisting doctors; assisting with minor surgery | technique
Evidence-based practice; EBP; evidence-based nursing; evidence-based care | knowledge
Medical terminology; clinical terminology | knowledge
Anatomy and physiology; human anatomy; physiology; pathophysiology; anatomy & physiology | knowledge
Critical care; intensive care; critical care nursing; intensive care nursing; ICU; intensive care unit; ICU nursing; critically ill patients; high dependency; HDU; intensive therapy unit; critical care unit; MICU; SICU; CVICU; ITU; CCU; ICU care | knowledge
Emergency nursing; emergency care; accident and emergency; emergency department; emergency room; A&E nursing; =A&E; ER nursing; emergency medicine nursing; emergency department nursing; casualty department | knowledge
Trauma care; trauma nursing; polytrauma; trauma patients; major trauma; Level I trauma center | knowledge
Medical-surgical nursing; med-surg; med surg nursing; medical surgical; medical/surgical nursing; med/surg; Med-Surg unit; medical-surgical unit; medsurg | knowledge
Acute care; acute nursing; acute medical nursing; acute care nursing; acute medicine; acute hospital care; hospital nursing; acute medical unit; =AMU | knowledge
Surgical nursing; surgical ward; surgical patient care; general surgery nursing | knowledge
Preoperative care; pre-op care; preoperative assessment; pre-operative assessment; pre-op assessment; pre-op; preoperative nursing | knowledge
Postoperative care; post-operative care; post-op care; postoperative nursing; post-surgical care; post-op | knowledge
Perioperative nursing; perioperative care; theatre nursing; operating room nursing; operating theatre; operating room; OR nursing; operating theatre nursing; surgical theatre; perioperative | knowledge
Scrub nursing; scrub role; scrubbing; scrubbing for surgery; circulating role; circulating nursing; scrub and circulate; surgical instruments; instrument counts; sterile field; maintaining sterile field; surgical asepsis | knowledge
Anaesthetic nursing; anaesthetics assistance; anesthesia nursing; anaesthetic assistance | knowledge
Recovery nursing; PACU; post-anaesthesia care; post anesthesia care; recovery room; post-anaesthetic care unit | knowledge
WHO Surgical Safety Checklist; surgical safety checklist; surgical time-out; surgical count | standard
Endoscopy nursing; endoscopy; endoscopy unit; colonoscopy assistance; endoscope decontamination | knowledge
Orthopaedic nursing; orthopedic nursing; plaster casting; orthopaedics nursing; traction care; trauma and orthopaedics nursing; orthopaedic ward | knowledge
Cardiac nursing; cardiology nursing; coronary care; cardiac care; cardiovascular nursing; coronary care unit; cath lab nursing; cardiothoracic nursing | knowledge | ~ Cardiac rehabilitation
Cardiac rehabilitation; cardiac catheterisation lab; cardiac step-down | knowledge | ~ Cardiac nursing
Respiratory nursing; COPD management; asthma management; respiratory care nursing; COPD; asthma care; pulmonary nursing; asthma clinics | knowledge
Stroke care; stroke nursing; stroke rehabilitation; hyperacute stroke unit; stroke patients | knowledge | ~ Neurological nursing, Epilepsy care
Neurological nursing; neuroscience nursing; neuro nursing; Glasgow Coma Scale; =GCS; neuro observations; neurological assessment; neurology nursing; neurosurgical nursing | knowledge | ~ Epilepsy care, Stroke care
Epilepsy care; seizure management; epilepsy management; buccal midazolam; rescue medication for epilepsy | knowledge | ~ Stroke care, Neurological nursing
Renal nursing; nephrology nursing; renal care | technique | ~ Haemodialysis, Peritoneal dialysis, CRRT
Haemodialysis; hemodialysis; dialysis; renal dialysis; dialysis nursing; dialysis machines; Fresenius dialysis; AV fistula cannulation | technique | ~ Peritoneal dialysis, CRRT, Renal nursing
Peritoneal dialysis; CAPD; APD dialysis | technique | ~ CRRT, Renal nursing, Haemodialysis
CRRT; continuous renal replacement therapy; CVVH | technique | ~ Renal nursing, Haemodialysis, Peritoneal dialysis
Diabetes care; diabetes management; diabetic care; diabetes education; diabetes nursing | knowledge | ~ Insulin administration, Diabetic foot care, Insulin pumps
Insulin administration | knowledge | ~ Diabetic foot care, Insulin pumps, Diabetes care
Diabetic foot care | knowledge | ~ Insulin pumps, Diabetes care, Insulin administration
Insulin pumps; insulin therapy | knowledge | ~ Diabetes care, Insulin administration, Diabetic foot care
Oncology nursing; cancer care; cancer nursing; oncology care; haematology nursing; haemato-oncology; oncology patients | knowledge | ~ Chemotherapy administration
Chemotherapy administration; chemotherapy; administering chemotherapy; SACT; cytotoxic drugs; chemotherapy nursing; systemic anti-cancer therapy | knowledge | ~ Oncology nursing
Palliative care; end of life care; hospice care; terminal care; palliative nursing; palliative and end of life care; hospice nursing; verification of death; post-mortem care; comfort care | knowledge | ~ Last offices, DNACPR, Advance care planning
Last offices | knowledge | ~ DNACPR, Advance care planning, Palliative care
DNACPR | knowledge | ~ Advance care planning, Palliative care, Last offices
Advance care planning | knowledge | ~ Palliative care, Last offices, DNACPR
Paediatric nursing; pediatric nursing; pediatric care; children's nursing; paediatric care; pediatrics nursing; PICU; paediatric intensive care; sick children; pediatric patients; paediatric patients; caring for children in hospital | knowledge
Neonatal nursing; neonatal care; NICU; neonatal intensive care; SCBU; special care baby unit; newborn care; premature babies; preterm infants; neonatal intensive care unit; care of newborns; newborn screening; neonatal unit; neonatal nursing care | knowledge | ~ Kangaroo care
Kangaroo care; phototherapy for newborns; neonatal phototherapy; incubator care | knowledge | ~ Neonatal nursing
Midwifery; midwifery care; midwife-led care; midwifery practice; continuity of carer | knowledge
Antenatal care; prenatal care; ante-natal care; antenatal clinics; antenatal booking; pregnancy care; antenatal assessment; prenatal visits | knowledge | ~ midwifery, Intrapartum care, Postnatal care, CTG interpretation
Intrapartum care; labour care; labor and delivery; labour ward; delivery suite; conducting deliveries; normal deliveries; labor & delivery; delivering babies; birth care; childbirth; normal vaginal delivery; labour and birth | knowledge | ~ midwifery, Postnatal care, CTG interpretation, Breastfeeding support
Postnatal care; postpartum care; mother-baby care; post-natal care; postnatal checks; couplet care; mother and baby care; postnatal ward; postpartum nursing | knowledge | ~ midwifery, CTG interpretation, Breastfeeding support, Perineal suturing
CTG interpretation; cardiotocography; fetal monitoring; CTG monitoring; foetal monitoring; electronic fetal monitoring; fetal heart monitoring; K2 CTG training; intermittent auscultation | knowledge | ~ midwifery, Breastfeeding support, Perineal suturing, Obstetric emergencies
Breastfeeding support; lactation support; infant feeding; breastfeeding; breastfeeding education; lactation counselling; infant feeding support; breastfeeding counselling | knowledge | ~ midwifery, Perineal suturing, Obstetric emergencies, Water birth
Perineal suturing; perineal repair; episiotomy; episiotomy repair | knowledge | ~ midwifery, Obstetric emergencies, Water birth, Newborn examination
Obstetric emergencies; PROMPT training; shoulder dystocia management; postpartum haemorrhage management; PPH management; ALSO obstetrics course; pre-eclampsia management | knowledge | ~ midwifery, Water birth, Newborn examination, Birth plans
Water birth; waterbirth; home birth; homebirths; hypnobirthing | knowledge | ~ midwifery, Newborn examination, Birth plans, High-risk pregnancy
Newborn examination; NIPE; Newborn and Infant Physical Examination; APGAR scoring; Apgar | knowledge | ~ midwifery, Birth plans, High-risk pregnancy, Induction of labour
Birth plans; parent education classes; antenatal classes; childbirth education; parentcraft; prenatal classes | knowledge | ~ midwifery, High-risk pregnancy, Induction of labour, Family planning
High-risk pregnancy; high risk obstetrics; high-risk pregnancies; caesarean section care; c-section care | knowledge | ~ midwifery, Induction of labour, Family planning, Antenatal care
Induction of labour; epidural care; labour induction; epidural top-ups | knowledge | ~ midwifery, Family planning, Antenatal care, Intrapartum care
Family planning; contraception advice; contraceptive counselling; contraception; contraceptive implants; IUD insertion; coil fitting; family planning services | knowledge | ~ midwifery, Antenatal care, Intrapartum care, Postnatal care
Obstetric nursing; obstetrics; OB nursing; OB/GYN; obstetrics and gynaecology nursing; obstetrics and gynecology; maternity care; maternity nursing; maternal and child health; maternal health; maternity; women's health nursing; maternal newborn nursing; maternal-child health; mother and child health | knowledge | ~ midwifery
Gynaecology nursing; gynecology nursing; gynaecological nursing; colposcopy nursing | knowledge
Cervical screening; cervical smears; smear tests; Pap smears; cytology smears; cervical cytology | technique
Sexual health; sexual and reproductive health; GUM clinic; sexual health screening; STI screening; reproductive health; HIV counselling; HIV care; HIV/AIDS care; HIV testing | knowledge
Mental health nursing; psychiatric nursing; psychiatric care; mental health care; acute psychiatric; inpatient psychiatry; behavioral health nursing; psychiatric patients; mental health wards; behavioral health; inpatient mental health; psych nursing | knowledge
Mental state examination; mental health assessment; mental status examination; mental status exam; psychiatric assessment | knowledge | ~ mental health nursing
Clozapine clinics; depot clinics; antipsychotic medication; psychotropic medication | knowledge | ~ mental health nursing
Lithium monitoring | knowledge | ~ mental health nursing
Electroconvulsive therapy; ECT nursing | knowledge | ~ mental health nursing
Seclusion; close observation; enhanced observations; one-to-one observations; suicide watch; 1:1 observation; rapid tranquillisation; constant observation | knowledge | ~ mental health nursing
Mental Health Act; Mental Health Act 1983; section papers; Section 136; MHA assessments | knowledge | ~ mental health nursing
Detoxification; alcohol detox; substance withdrawal management; CIWA; methadone maintenance; opioid substitution therapy; opioid withdrawal; detox nursing; alcohol withdrawal | knowledge | ~ mental health nursing
Dementia care; caring for people with dementia; Alzheimer's care; memory care; dementia awareness; Alzheimer's and dementia care; patients with dementia; dementia support; dementia nursing; Alzheimer's patients; dementia patients; Alzheimer's disease care; Dementia Friends | knowledge
Learning disability nursing; learning disabilities nursing; intellectual disability nursing | knowledge
Geriatric care; elderly care; geriatrics; care of the elderly; geriatric nursing; older people's care; gerontology; care of older people; aged care; eldercare; elder care; elderly patients; older adults care; geriatric patients | knowledge
Long-term care; nursing home care; LTC; skilled nursing; skilled nursing facility; residential aged care; SNF; long-term care facilities; continuing care; nursing homes; assisted living; skilled nursing care; sub-acute care; subacute rehabilitation; continuing healthcare | knowledge
Community nursing; district nursing; home health care; home nursing; home healthcare; domiciliary nursing; home health nursing; community health nursing; home care nursing; private duty nursing; OASIS assessment; community-based care; home health; community health | knowledge | ~ Home visits
Home visits; visiting nursing; patient home visits | knowledge | ~ Community nursing
Public health nursing; public health; public health programmes; community health promotion; population health; community outreach health; public health programs | knowledge
Health visiting; child development checks; Healthy Child Programme; child health surveillance; Ages and Stages; growth monitoring | knowledge
School nursing; school health; school health services | knowledge
Occupational health nursing; occupational health; health surveillance; fitness for work; pre-employment medicals; occupational health assessments; audiometry screening; pre-employment health checks; workplace health | knowledge
Travel health; travel vaccinations; yellow fever vaccination; travel clinics | knowledge
Correctional nursing; prison nursing; prison healthcare; custody nursing; offender health; correctional health care | knowledge
Practice nursing; general practice nursing; chronic disease management clinics; QOF; Quality and Outcomes Framework; long-term condition reviews; GP practice nursing; NHS health checks; chronic disease management; chronic disease reviews; long term conditions; primary care; primary health care; primary care nursing | knowledge
Ear irrigation; ear syringing; microsuction; ear wax removal | knowledge
Aesthetic nursing; Botox injections; dermal fillers; aesthetic medicine nursing; anti-wrinkle injections; botulinum toxin injections | knowledge
Dermatology nursing; patch testing; skin assessment; skin care assessment; skin integrity | knowledge
Ophthalmic nursing; eye drops instillation; visual acuity testing; intravitreal injections | knowledge
Fertility nursing; IVF nursing; assisted conception | knowledge
Transplant nursing; organ donation; organ transplant care; bone marrow transplant nursing | knowledge
Research nursing; clinical trials nursing; trial participant recruitment; informed consent taking; clinical research nursing | knowledge
Burns care; burns nursing; burn care; burns and plastics | knowledge
Rehabilitation nursing; spinal injury care; spinal cord injury care; neuro-rehabilitation nursing; bowel management; bowel care; log rolling; rehab nursing | knowledge
Case management nursing; nurse case management; utilization review; utilization management; utilisation review; InterQual; MCG guidelines; Milliman; utilization management nursing; nursing case management; coordinating care; care co-ordination | knowledge
Care coordination; coordination of care; patient care coordination | knowledge
Telehealth nursing; telehealth; telenursing; virtual care; telemedicine; phone triage; remote patient monitoring; virtual consultations | knowledge
Nursing informatics; clinical informatics; EHR implementation; health informatics; Epic implementation; healthcare informatics | knowledge
Nursing education; nursing curriculum; nurse training; simulation-based nursing education; clinical education; nurse education | knowledge
Flight nursing; aeromedical evacuation; patient transport; aeromedical; medical escort; critical care transport; medical repatriation | knowledge
Disaster nursing; mass casualty response; humanitarian health; field hospital | knowledge
Safeguarding vulnerable adults; safeguarding adults; adult safeguarding; SOVA; protection of vulnerable adults; POVA; safeguarding of vulnerable adults; vulnerable adult safeguarding | knowledge | ~ Mental Capacity Act
Mental Capacity Act; mental capacity assessments; MCA 2005; Deprivation of Liberty Safeguards; DoLS; MCA/DoLS; Mental Capacity Act 2005; capacity assessments; mental capacity; best interests decisions; Liberty Protection Safeguards | knowledge | ~ Safeguarding vulnerable adults
Patient confidentiality; confidentiality in healthcare; HIPAA; HIPAA compliance; Caldicott principles; HIPAA regulations; maintaining patient confidentiality; patient privacy | standard
Joint Commission standards; Joint Commission; JCAHO; JCI accreditation; JCI standards; TJC standards; NABH; Joint Commission International; NABH standards; hospital accreditation; Joint Commission compliance | standard
Care Quality Commission standards; =CQC; CQC inspections; CQC compliance; CQC standards; CQC regulations | standard
Magnet Recognition; Magnet hospital; shared governance; nurse practice council | standard
NICE guidelines; NICE guidance; clinical guidelines; clinical protocols; clinical pathways; clinical policies; care pathways | standard
CMS regulations; Medicare regulations; state survey readiness; MDS assessments; RAI process; Minimum Data Set; MDS 3.0; Medicare guidelines; PDPM | standard
Compassionate care; compassion; compassionate patient care; empathetic care; empathy towards patients; caring nature; person-centred care; patient-centred care; patient-centered care; person-centered care; dignity and respect; holistic care; treating patients with dignity; holistic nursing; individualized patient care; dignity in care; culturally sensitive care | soft
Family support in hospital; supporting families; family-centred care; communicating with families; family-centered care; emotional support; supporting patients and families; liaising with families; emotional support to patients; family communication; bereavement support on wards; therapeutic communication; therapeutic relationships; communication with patients | duty
Crash trolley checks; emergency equipment checks; crash cart; crash cart checks; emergency trolley; resuscitation trolley | duty
Medical equipment use; medical equipment; patient monitors; operating medical equipment; bedside monitors; sphygmomanometer; blood pressure monitors | duty
Pulse oximetry; pulse oximeter | duty
Blood pressure monitoring; blood pressure measurement; taking blood pressure | duty
Ward stock control; ordering ward supplies; stocking supplies; medical supplies; restocking medical supplies; medical supply ordering; stocking medical supplies; maintaining medical supplies | duty
Bed management; bed allocation; bed capacity; patient flow; patient flow coordination | duty
Bed making; making beds | duty | ~ Housekeeping
Linen changes; changing linen; changing bed linen | duty
Sepsis management; sepsis recognition; Sepsis Six; sepsis screening; sepsis protocol; sepsis | technique
Anaphylaxis management; anaphylaxis; anaphylactic shock treatment; EpiPen administration | technique
Venous thromboembolism prevention; VTE assessment; VTE prophylaxis; DVT prophylaxis; anti-embolism stockings | technique
Delirium assessment; CAM-ICU; delirium screening; sedation assessment; RASS score; 4AT; delirium screen; delirium screens; confusion assessment method | technique | < Patient assessment
Conscious sedation; moderate sedation; procedural sedation | technique
Pessary fitting; ring pessary | technique
Practice Fusion | software | ~ NextGen Healthcare
Kareo | software | ~ NextGen Healthcare
Careflow | software | ~ Nervecentre
Lorenzo EPR | software | ~ Nervecentre
Medway PAS | software | ~ Nervecentre
American HealthTech | software | ~ MatrixCare
Homecare Homebase | software | ~ MatrixCare
Kinnser | software | ~ MatrixCare
WellSky | software | ~ MatrixCare
Omnicell | equipment | ~ Pyxis
ILS; Immediate Life Support | certificate | ~ Advanced Life Support
PEWS | standard | ~ NEWS2
Modified Early Warning Score; =MEWS | standard | ~ NEWS2

# titles
Registered nurse; =RN; registered general nurse; RGN; general nurse; qualified nurse; =Nurse; registered nurse RN; nurse RN; band 5 nurse; band 5 registered nurse; registered staff nurse; licensed nurse; registered adult nurse; adult nurse; hospital nurse | mid | ~ staff nurse
Staff nurse; ward nurse; floor nurse; bedside nurse; nursing officer; inpatient nurse; acute care nurse; RN staff nurse; staff nurse RN; staff RN | mid | ~ registered nurse, Medical-surgical nurse, Surgical nurse
Medical-surgical nurse; med-surg nurse; med surg RN; medical surgical registered nurse; medical nurse | mid | ~ registered nurse, Surgical nurse, Staff nurse
Surgical nurse | mid | ~ registered nurse, Staff nurse, Medical-surgical nurse
Senior staff nurse; senior nurse; band 6 nurse; senior registered nurse; senior nursing officer; clinical nurse II; clinical nurse III; deputy charge nurse; senior RN; deputy sister; junior sister; junior charge nurse; principal nursing officer | senior | ~ staff nurse
Charge nurse; nurse in charge; shift lead nurse; charge RN; RN charge nurse; ward sister charge nurse; nurse team leader; sister in charge; relief charge nurse; registered nurse charge nurse; charge nurse RN; shift supervisor nurse; nursing team leader; lead RN; RN team leader | lead | ~ ward manager
Ward manager; ward sister; nurse manager; nursing manager; nurse unit manager; head nurse; clinical nurse manager; RN manager; nursing unit manager; nursing sister; sister nurse; assistant nurse manager; patient care manager; deputy ward manager; assistant ward manager; RN nurse manager; unit manager RN; ward in-charge | manager | ~ charge nurse
Senior sister; senior charge nurse | senior | ~ Ward manager
Nursing supervisor; RN supervisor; nurse supervisor; house supervisor; night supervisor nurse; nursing home supervisor; house supervisor RN | manager | ~ charge nurse
Matron; modern matron; clinical matron; deputy matron; lead nurse; lead nurse specialist; nursing coordinator; hospital matron; nurse coordinator; nursing services coordinator | manager | ~ ward manager
Senior matron | senior | ~ Matron
Director of nursing; nursing director; =DON; deputy director of nursing; assistant director of nursing; head of nursing; chief nurse; director of nursing services; ADON; nursing superintendent; nursing services director; director of patient care services; director of nurses; deputy chief nurse; associate director of nursing; nurse superintendent; assistant nursing superintendent; chief of nursing; deputy nursing superintendent | director
Chief nursing officer; CNO; chief nurse executive; vice president of nursing; VP of nursing; vice president patient care services; chief nursing executive; director general of nursing | executive
Student nurse; nursing student; nurse intern; nurse extern; nursing intern; student registered nurse; nurse trainee; trainee nurse; nurse apprentice; nursing extern; nursing student intern; apprentice nurse; student nurse on placement; student nurse intern; nursing trainee; intern nurse | intern
Newly qualified nurse; graduate nurse; nurse resident; preceptee nurse; new graduate RN; graduate registered nurse; new grad nurse; RN resident; newly registered nurse; new graduate nurse; junior nurse; trainee staff nurse | junior | ~ registered nurse
Graduate nurse intern | intern | ~ Newly qualified nurse
Licensed practical nurse; =LPN; licensed vocational nurse; =LVN; practical nurse; vocational nurse; LPN charge nurse; registered practical nurse; enrolled nurse; LPN/LVN; licensed practical nurse LPN; LPN nurse; LVN nurse; state enrolled nurse; RPN nurse; endorsed enrolled nurse | mid | ~ registered nurse
Nursing associate; trainee nursing associate; nurse associate; registered nursing associate; assistant practitioner; trainee assistant practitioner | junior | ~ nursing assistant
Nursing assistant; certified nursing assistant; =CNA; nurse aide; nurse's aide; nursing aide; certified nurse assistant; certified nurse aide; nursing auxiliary; auxiliary nurse; nurse assistant; assistant nurse; =STNA; state tested nursing assistant STNA; patient care assistant; patient care aide; assistant in nursing; nursing attendant; geriatric nursing assistant; nurses aide; CNA certified nursing assistant; nurse's assistant; nursing aid; certified nursing aide; hospital attendant; certified nursing assistant CNA; resident care assistant; ward boy; ayah; nursing orderly; CNA/HHA; nurse tech; nursing care assistant; nursing assistant CNA | junior | ~ healthcare assistant
Healthcare assistant; health care assistant; =HCA; healthcare support worker; clinical support worker; HCSW; bank healthcare assistant; ward assistant; health care support worker; hospital assistant; nursing support worker; clinical support assistant; hca healthcare assistant; maternity healthcare assistant; healthcare worker; health care worker; band 2 healthcare assistant; band 3 healthcare support worker; theatre healthcare assistant; health assistant; health care aide; healthcare aide; agency healthcare assistant | junior | ~ nursing assistant
Senior healthcare assistant; senior healthcare support worker | mid | ~ Healthcare assistant
Patient care technician; =PCT; patient care tech; nurse technician; monitor technician; ER tech; multi-skilled technician; emergency department technician; ED technician; ER technician; patient care associate; clinical care technician; monitor tech; patient care technician PCT; ED tech; patient technician | junior | ~ nursing assistant, Telemetry technician, Dialysis patient care technician, Emergency room technician
Telemetry technician; telemetry tech | junior | ~ nursing assistant, Dialysis patient care technician, Emergency room technician, Patient care technician
Dialysis patient care technician | junior | ~ nursing assistant, Emergency room technician, Patient care technician, Telemetry technician
Emergency room technician | junior | ~ nursing assistant, Patient care technician, Telemetry technician, Dialysis patient care technician
Patient sitter; patient safety attendant; patient companion; safety sitter; patient observer | junior | ~ nursing assistant
Hospital porter; patient transporter; medical orderly; theatre porter; transport aide; hospital orderly; =Orderly; hospital orderly; patient transport orderly; patient escort | junior
Medication aide; certified medication aide; medication technician; medication assistant; medication tech; certified medication technician; qualified medication aide | junior | ~ nursing assistant
Nurse practitioner; advanced practice registered nurse; =APRN; adult nurse practitioner; nurse practitioner NP; primary care nurse practitioner; adult-gerontology nurse practitioner; women's health nurse practitioner; neonatal nurse practitioner; geriatric nurse practitioner; advanced practice nurse; certified nurse practitioner | senior | ~ advanced nurse practitioner, Family nurse practitioner, Pediatric nurse practitioner, Psychiatric mental health nurse practitioner
Trainee nurse practitioner | junior | ~ Nurse practitioner
Family nurse practitioner; =FNP; FNP-C | senior | ~ advanced nurse practitioner, Pediatric nurse practitioner, Psychiatric mental health nurse practitioner, Acute care nurse practitioner
Pediatric nurse practitioner | senior | ~ advanced nurse practitioner, Psychiatric mental health nurse practitioner, Acute care nurse practitioner, Nurse practitioner
Psychiatric mental health nurse practitioner; PMHNP; psychiatric nurse practitioner | senior | ~ advanced nurse practitioner, Acute care nurse practitioner, Nurse practitioner, Family nurse practitioner
Acute care nurse practitioner | senior | ~ advanced nurse practitioner, Nurse practitioner, Family nurse practitioner, Pediatric nurse practitioner
Advanced nurse practitioner; advanced clinical practitioner; =ANP; advanced practitioner; ACP nurse; urgent care practitioner; advanced nurse specialist; urgent care nurse practitioner; advanced nursing practitioner; minor injuries nurse | senior | ~ nurse practitioner, Emergency nurse practitioner, Nurse consultant
Trainee advanced clinical practitioner; trainee ACP | junior | ~ Advanced nurse practitioner
Emergency nurse practitioner | senior | ~ nurse practitioner, Nurse consultant, Advanced nurse practitioner
Nurse consultant; consultant nurse | senior | ~ nurse practitioner, Advanced nurse practitioner, Emergency nurse practitioner
Clinical nurse specialist; nurse specialist; specialist nurse; clinical specialist nurse; Parkinson's nurse specialist; CNS nurse; respiratory nurse specialist; stroke specialist nurse; cardiac nurse specialist | senior
Diabetes specialist nurse; diabetes nurse educator; diabetic specialist nurse; diabetes nurse | senior
Macmillan nurse | senior
Heart failure specialist nurse | senior
Stoma nurse | senior
Tissue viability nurse | senior
Wound care nurse; wound nurse; wound care specialist | senior
Pain nurse | senior
Breast care nurse | senior
Cancer nurse specialist | senior
Epilepsy nurse | senior
Respiratory nurse | senior
Continence nurse | senior
Tuberculosis nurse | senior
Asthma nurse | senior
ICU nurse; critical care nurse; intensive care nurse; ICU registered nurse; ICU RN; critical care registered nurse; intensive care unit nurse; CVICU nurse; critical care RN; ITU nurse; CCU nurse; ICU staff nurse; SICU nurse; MICU nurse; HDU nurse; staff nurse ICU; registered nurse ICU; intensive care unit staff nurse; CVICU RN; cardiac ICU nurse; staff nurse intensive care unit; critical care staff nurse; neuro ICU nurse; critical care outreach nurse; step-down nurse; PCU nurse | mid | ~ registered nurse, Progressive care nurse
Progressive care nurse | mid | ~ registered nurse, ICU nurse
Emergency nurse; emergency room nurse; A&E nurse; ER nurse; emergency department nurse; trauma nurse; emergency department RN; ED nurse; ER registered nurse; triage nurse; ER RN; emergency room registered nurse; registered nurse emergency department; accident and emergency nurse; ED RN; staff nurse A&E; emergency staff nurse; emergency RN; casualty nurse; emergency registered nurse; emergency department staff nurse; telephonic nurse; minor injuries unit nurse | mid | ~ registered nurse, Telephone triage nurse, Urgent care nurse
Telephone triage nurse; phone triage nurse | mid | ~ registered nurse, Urgent care nurse, Emergency nurse
Urgent care nurse | mid | ~ registered nurse, Emergency nurse, Telephone triage nurse
Theatre nurse; operating room nurse; perioperative nurse; scrub nurse; OR nurse; circulating nurse; theatre staff nurse; operating room registered nurse; theatre practitioner; scrub practitioner; anaesthetic nurse; OR RN; surgical scrub nurse; circulator nurse; perioperative RN; theatre scrub nurse; operating theatre nurse; OT nurse; surgical theatre nurse; staff nurse operating theatre; OR circulating nurse; RN circulator; perioperative registered nurse; instrument nurse; scrub staff nurse; theatre sister; GI nurse | mid | ~ registered nurse, Endoscopy nurse, Cath lab nurse, Interventional radiology nurse
Endoscopy nurse; endoscopy RN | mid | ~ registered nurse, Cath lab nurse, Interventional radiology nurse, Theatre nurse
Cath lab nurse; cardiac catheterization lab nurse; cath lab RN | mid | ~ registered nurse, Interventional radiology nurse, Theatre nurse, Endoscopy nurse
Interventional radiology nurse | mid | ~ registered nurse, Theatre nurse, Endoscopy nurse, Cath lab nurse
Recovery nurse; PACU nurse; post-anaesthesia care nurse; PACU RN; recovery staff nurse; recovery room nurse; post anesthesia care unit nurse; preoperative assessment nurse; preadmission nurse; ambulatory surgery nurse | mid | ~ theatre nurse, Pre-op nurse, Day surgery nurse
Pre-op nurse; pre-assessment nurse; pre-op/PACU nurse; pre-operative assessment nurse | mid | ~ theatre nurse, Day surgery nurse, Recovery nurse
Day surgery nurse | mid | ~ theatre nurse, Recovery nurse, Pre-op nurse
Nurse anaesthetist; certified registered nurse anesthetist; CRNA; nurse anesthetist; anaesthesia nurse; anesthesia nurse | senior
Student registered nurse anesthetist | intern | ~ Nurse anaesthetist
Cardiac nurse; cardiology nurse; coronary care nurse; telemetry nurse; cardiac RN; telemetry RN; cardiac rehabilitation nurse; cardiovascular nurse; heart failure nurse; cardiothoracic nurse; cardiac staff nurse; telemetry registered nurse; cardiac care nurse | mid | ~ registered nurse, Oncology nurse, Infusion nurse, Dialysis nurse
Oncology nurse; cancer nurse; chemotherapy nurse; oncology registered nurse; oncology RN; haematology staff nurse; IV nurse; oncology staff nurse; IV therapy nurse; chemotherapy staff nurse; oncology nurse navigator; PICC nurse | mid | ~ registered nurse, Infusion nurse, Dialysis nurse, Orthopaedic nurse
Infusion nurse; infusion RN; infusion therapy nurse; oncology infusion nurse | mid | ~ registered nurse, Dialysis nurse, Orthopaedic nurse, Neurology nurse
Dialysis nurse; renal nurse; haemodialysis nurse; hemodialysis nurse; nephrology nurse; dialysis RN; dialysis staff nurse; renal staff nurse; dialysis registered nurse; hemodialysis RN; staff nurse dialysis; acute dialysis nurse | mid | ~ registered nurse, Orthopaedic nurse, Neurology nurse, Rehabilitation nurse
Orthopaedic nurse; orthopedic nurse; trauma and orthopaedic nurse; orthopaedic staff nurse; orthopedic RN | mid | ~ registered nurse, Neurology nurse, Rehabilitation nurse, Haematology nurse
Neurology nurse; neuroscience nurse; neuro nurse; stroke nurse; neurosurgical nurse; neuro RN; stroke coordinator nurse | mid | ~ registered nurse, Rehabilitation nurse, Haematology nurse, Vascular access nurse
Rehabilitation nurse; rehab nurse; rehabilitation RN; rehabilitation staff nurse; rehab RN; spinal injury nurse | mid | ~ registered nurse, Haematology nurse, Vascular access nurse, Cardiac nurse
Haematology nurse | mid | ~ registered nurse, Vascular access nurse, Cardiac nurse, Oncology nurse
Vascular access nurse | mid | ~ registered nurse, Cardiac nurse, Oncology nurse, Infusion nurse
Paediatric nurse; pediatric nurse; children's nurse; registered children's nurse; pediatric registered nurse; PICU nurse; paediatric staff nurse; paediatric intensive care nurse; RSCN; pediatric RN; registered sick children's nurse; PICU RN; pediatrics nurse; children's staff nurse; community children's nurse; paediatric community nurse; registered paediatric nurse; pediatric staff nurse; pediatric ICU nurse | mid | ~ registered nurse
Neonatal nurse; NICU nurse; neonatal staff nurse; neonatal intensive care nurse; NICU registered nurse; newborn nursery nurse; NICU RN; NICU staff nurse; staff nurse NICU; special care baby unit nurse; neonatal registered nurse; newborn nurse | mid | ~ paediatric nurse, Mother baby nurse
Mother baby nurse; postpartum nurse; postpartum RN; mother/baby nurse; mother baby RN | mid | ~ paediatric nurse, Neonatal nurse
Mental health nurse; psychiatric nurse; registered mental health nurse; =RMN; RN psychiatric; psychiatric registered nurse; behavioral health nurse; community mental health nurse; crisis nurse; psych nurse; mental health RN; mental health staff nurse; RMN nurse; staff nurse mental health; forensic mental health nurse; behavioral health RN; detox nurse; mental health registered nurse; liaison psychiatry nurse | mid | ~ registered nurse, Community psychiatric nurse, Addictions nurse, Substance misuse nurse
Community psychiatric nurse; psychiatric RN; psychiatric staff nurse; psychiatric mental health nurse; registered psychiatric nurse | mid | ~ registered nurse, Addictions nurse, Substance misuse nurse, CAMHS nurse
Addictions nurse; addiction nurse | mid | ~ registered nurse, Substance misuse nurse, CAMHS nurse, Mental health nurse
Substance misuse nurse | mid | ~ registered nurse, CAMHS nurse, Mental health nurse, Community psychiatric nurse
CAMHS nurse | mid | ~ registered nurse, Mental health nurse, Community psychiatric nurse, Addictions nurse
Learning disability nurse; RNLD; registered learning disability nurse; intellectual disability nurse; learning disabilities nurse; community learning disability nurse | mid | ~ mental health nurse
Midwife; registered midwife; staff midwife; community midwife; nurse midwife; rotational midwife; hospital midwife; independent midwife; bank midwife; caseload midwife; labour ward midwife; core midwife; band 6 midwife; registered nurse midwife; registered nurse and midwife; clinical midwife; nurse and midwife; private midwife; band 5 midwife; preceptorship midwife; newly qualified midwife; antenatal midwife; delivery suite midwife; midwife band 6; nurse/midwife; postnatal midwife | mid
Certified nurse midwife; =CNM; certified professional midwife; licensed midwife | senior | ~ midwife
Senior midwife; lead midwife; specialist midwife; consultant midwife; practice development midwife; bereavement midwife; clinical midwife specialist; band 7 midwife; midwifery sister; safeguarding midwife; midwife sonographer; delivery suite coordinator; principal midwife; infant feeding midwife | senior | ~ midwife
Labour ward coordinator | senior | ~ midwife
Midwifery manager; midwifery matron; community midwifery manager; labour ward manager; midwife manager; clinical midwife manager; maternity matron; midwifery unit manager | manager
Head of midwifery; director of midwifery; deputy head of midwifery | director | ~ Midwifery manager
Student midwife; midwifery student; trainee midwife; midwife intern; midwifery intern; apprentice midwife | intern | ~ midwife
Maternity support worker; maternity care assistant; midwifery assistant; maternity assistant; midwife assistant; maternity support assistant | junior | ~ midwife
Doula; birth doula; postpartum doula; birth assistant; birth companion; birthing assistant | junior | ~ midwife
Lactation consultant; lactation specialist; breastfeeding counsellor; lactation counselor; breastfeeding specialist; infant feeding coordinator; breastfeeding consultant; lactation educator | junior | ~ midwife
Labor and delivery nurse; obstetric nurse; L&D nurse; maternity nurse; OB nurse; labor & delivery nurse; OB/GYN nurse; perinatal nurse; obstetrics nurse; labor and delivery RN; L&D RN; women's health nurse; obstetrical nurse; labor and delivery registered nurse; OB RN; labour room nurse; OBGYN nurse; antepartum nurse; labour ward nurse | mid | ~ midwife, registered nurse, Gynaecology nurse, Fertility nurse
Gynaecology nurse; gynae nurse | mid | ~ midwife, registered nurse, Fertility nurse, Labor and delivery nurse
Fertility nurse; IVF nurse | mid | ~ midwife, registered nurse, Labor and delivery nurse, Gynaecology nurse
Community nurse; district nurse; community staff nurse; home health nurse; home care nurse; visiting nurse; home health RN; home health registered nurse; public health nurse; community health nurse; private duty nurse; homecare nurse; district nursing sister; field nurse; home nurse; district staff nurse; home health LPN; domiciliary nurse; private nurse; community nursing sister; home visit nurse; home health care nurse; registered nurse home health; visiting nurse RN; community registered nurse; health centre nurse; home healthcare nurse; home health case manager RN; outreach nurse | mid | ~ registered nurse, Community matron
Community matron | senior | ~ registered nurse, Community nurse
Health visitor; specialist community public health nurse; SCPHN; child and family health nurse; maternal and child health nurse; community health visitor; lady health visitor; maternal child health nurse; specialist health visitor; child health nurse | mid | ~ community nurse
Student health visitor | intern | ~ Health visitor
Practice nurse; general practice nurse; GP nurse; clinic nurse; primary care nurse; office nurse; ambulatory care nurse; outpatient nurse; treatment room nurse; doctor's office nurse; outpatient staff nurse; clinic RN; outpatient department nurse; clinic registered nurse; ambulatory nurse; polyclinic nurse; OPD nurse; family practice nurse; primary care RN; dermatology nurse; immunisation nurse; vaccination nurse; screening nurse; ambulatory care RN | mid | ~ registered nurse, Sexual health nurse, Ophthalmic nurse, Allergy nurse
Lead practice nurse | lead | ~ Practice nurse
Vaccinator; immunization nurse | mid | ~ registered nurse
Sexual health nurse | mid | ~ registered nurse, Ophthalmic nurse, Allergy nurse, ENT nurse
Ophthalmic nurse | mid | ~ registered nurse, Allergy nurse, ENT nurse, Practice nurse
Allergy nurse | mid | ~ registered nurse, ENT nurse, Practice nurse, Sexual health nurse
ENT nurse | mid | ~ registered nurse, Practice nurse, Sexual health nurse, Ophthalmic nurse
School nurse; school health nurse; school nurse RN; camp nurse; school RN; substitute school nurse; college nurse; school staff nurse; school nursing assistant; school clinic nurse | mid | ~ community nurse
Occupational health nurse; industrial nurse; occupational health advisor; company nurse; workplace nurse; site nurse; employee health nurse; occupational nurse; occupational health technician; corporate nurse; occupational health adviser; factory nurse; plant nurse; occupational health specialist nurse | mid | ~ registered nurse
Hospice nurse; palliative care nurse; end of life nurse; hospice RN; hospice case manager; hospice registered nurse; palliative nurse; palliative care specialist nurse; hospice staff nurse; palliative care clinical nurse specialist; hospice LPN; RN case manager hospice; palliative care staff nurse | mid | ~ registered nurse
Care home nurse; nursing home nurse; long-term care nurse; aged care nurse; geriatric nurse; nursing home RN; skilled nursing facility nurse; SNF nurse; residential care nurse; geriatric staff nurse; registered nurse nursing home; elderly care nurse; LTC nurse; RGN nursing home; residential aged care nurse; elderly nurse; care of the elderly nurse; older persons nurse; long-term care RN; memory nurse | mid | ~ registered nurse, Admiral nurse, Dementia nurse
MDS coordinator; MDS nurse | mid | ~ registered nurse
Admiral nurse | senior | ~ registered nurse, Dementia nurse, Care home nurse
Dementia nurse | mid | ~ registered nurse, Care home nurse, Admiral nurse
Prison nurse; correctional nurse; custody nurse; forensic nurse; custody nurse practitioner; corrections nurse; correctional RN; jail nurse; police custody nurse; detention nurse | mid | ~ registered nurse, Forensic nurse examiner
Forensic nurse examiner; sexual assault nurse examiner; SANE nurse | mid | ~ registered nurse, Prison nurse
Nurse educator; clinical nurse educator; nursing instructor; practice educator nursing; clinical educator; nursing tutor; nurse trainer; clinical nursing instructor; nursing professor; practice educator; clinical practice educator; nursing faculty; clinical nurse instructor; practice education facilitator; nursing education coordinator; nurse tutor; clinical instructor; nursing education specialist; adjunct nursing instructor; clinical skills facilitator; clinical facilitator nursing; staff development nurse; nurse lecturer; lecturer in nursing; midwifery lecturer | senior | ~ Practice development nurse
Nurse education manager | manager | ~ Nurse educator
Practice development nurse | senior | ~ Nurse educator
Nursing lecturer | senior
Resuscitation officer | senior
Case manager nurse; nurse case manager; RN case manager; registered nurse case manager; nurse care manager; care manager RN; nurse care coordinator; patient flow coordinator; RN care coordinator; RN care manager; telephonic nurse case manager; transitional care nurse; nurse navigator; continuing healthcare nurse assessor; nurse assessor; clinical case manager | mid | ~ registered nurse
Clinical site manager | manager | ~ Case manager nurse
Utilization review nurse; utilization management nurse; UM nurse; UR nurse; nurse reviewer; clinical review nurse; prior authorization nurse; clinical nurse reviewer | mid | ~ registered nurse
Discharge coordinator; discharge nurse; discharge planner; discharge liaison nurse; discharge planning nurse | mid | ~ registered nurse
Bed manager | mid | ~ registered nurse
Patient navigator | mid | ~ registered nurse
Research nurse; clinical research nurse; clinical trials nurse; research nurse coordinator; nurse researcher; clinical research nurse coordinator; oncology research nurse | mid | ~ registered nurse
Senior research nurse | senior | ~ Research nurse
Lead research nurse | lead | ~ Research nurse
Infection control nurse; infection prevention nurse; infection preventionist; infection prevention and control nurse; infection control practitioner; infection prevention specialist; infection control coordinator; infection control officer; IPC nurse; IPC lead; infection control specialist | senior | ~ registered nurse
Infection prevention manager | manager | ~ Infection control nurse
Nurse informaticist; nursing informatics specialist; clinical informatics nurse; nursing informatics; informatics nurse; clinical informatics specialist; Epic trainer nurse; clinical informaticist; informatics nurse specialist; nursing informatics coordinator | senior
Chief nursing information officer | executive | ~ Nurse informaticist
Quality nurse; nurse auditor; clinical quality nurse; nurse quality improvement specialist; quality improvement nurse; quality assurance nurse; patient safety nurse; nurse surveyor; clinical governance nurse | senior
Nurse quality manager | manager | ~ Quality nurse
Clinical documentation specialist; clinical documentation improvement specialist; CDI specialist; clinical documentation integrity specialist | senior
Legal nurse consultant | senior
Travel nurse; travel RN; per diem nurse; float pool nurse; traveling nurse; relief nurse; travel registered nurse; per diem RN; registered nurse per diem; float pool RN; travel ICU nurse; float RN; casual nurse; PRN nurse; pool nurse; ship nurse; event nurse; expedition nurse; humanitarian nurse; bank staff nurse | mid | ~ registered nurse, Agency nurse, Bank nurse, Flight nurse
Agency nurse; agency staff nurse; agency RN | mid | ~ registered nurse, Bank nurse, Flight nurse, Military nurse
Bank nurse | mid | ~ registered nurse, Flight nurse, Military nurse, Float nurse
Flight nurse; transport nurse; air ambulance nurse; flight RN; aeromedical nurse; critical care transport nurse | mid | ~ registered nurse, Military nurse, Float nurse, Cruise ship nurse
Military nurse; army nurse; navy nurse | mid | ~ registered nurse, Float nurse, Cruise ship nurse, Travel nurse
Float nurse | mid | ~ registered nurse, Cruise ship nurse, Travel nurse, Agency nurse
Cruise ship nurse | mid | ~ registered nurse, Travel nurse, Agency nurse, Bank nurse
Aesthetic nurse; cosmetic nurse; aesthetic nurse practitioner; nurse injector; aesthetics nurse; aesthetic RN; aesthetic injector; cosmetic nurse injector; aesthetic practitioner nurse | mid | ~ registered nurse
Transplant coordinator; transplant nurse; donor coordinator; organ donation nurse; transplant nurse coordinator; specialist nurse organ donation; organ procurement coordinator; donor transplant coordinator | senior | ~ clinical nurse specialist
Blood bank nurse | senior | ~ clinical nurse specialist, Blood donation nurse, Apheresis nurse
Blood donation nurse | senior | ~ clinical nurse specialist, Apheresis nurse, Blood bank nurse
Donor carer; blood donor carer; donor nurse | senior | ~ clinical nurse specialist
Apheresis nurse | senior | ~ clinical nurse specialist, Blood bank nurse, Blood donation nurse
Telehealth nurse; nurse advisor; nurse helpline adviser; NHS 111 clinical adviser; telehealth RN; nurse health advisor; 111 clinical advisor; nurse adviser; virtual nurse; remote nurse; telemedicine nurse; advice nurse; virtual care nurse; nurse line nurse; medical call centre nurse; telehealth registered nurse | mid | ~ registered nurse
`
