/** Medicine and dentistry: skills and job titles. */
export const medicineAndDentistry = `
# skills
Clinical examination; physical examination; physical exams; examining patients; patient examination | technique
History taking; medical history taking; taking patient histories; patient history; clinical history taking | technique
Diagnosis; clinical diagnosis; differential diagnosis; diagnosing patients; medical diagnosis; diagnostic reasoning | technique
Treatment planning; treatment plans; developing treatment plans; clinical management plans | duty
Prescribing; prescribing medication; medication prescribing; safe prescribing; e-prescribing; electronic prescribing | duty
Clinical decision making; clinical judgement; clinical reasoning; clinical judgment | soft
Inpatient care; inpatient management; ward-based care; hospital medicine; hospitalist medicine | duty | ~ Outpatient clinics, On-call duties
Outpatient clinics; outpatient care; outpatient management; ambulatory care; running clinics | duty | ~ On-call duties, Inpatient care
On-call duties; medical on-call; night shifts on call; acute take; medical take | duty | ~ Inpatient care, Outpatient clinics
Referral management; specialist referrals; referral letters; referrals to specialists | duty
Clinic letters; discharge summaries; medical reports; medical report writing; writing discharge summaries | duty | ~ Medical secretarial work
Death certification; medical certification; sick notes; fit notes; medical certificates | duty
Medico-legal reports; medicolegal reports; expert witness medical reports; independent medical examinations | duty
General practice; family medicine; family practice; primary care medicine; GP practice | knowledge
Internal medicine; general medicine; general internal medicine; adult medicine | knowledge
Acute internal medicine; acute medical take; medical emergencies; managing medical emergencies | knowledge
Emergency medicine; emergency room medicine; accident and emergency medicine; urgent care medicine; trauma and emergency | knowledge
Intensive care medicine; critical care medicine; intensivist practice | knowledge
Anaesthesia; anesthesia; anaesthesiology; anesthesiology; anaesthetics | technique | ~ General anaesthesia, Regional anaesthesia, Spinal anaesthesia
General anaesthesia; general anesthesia; inhalational anaesthesia | technique | ~ Regional anaesthesia, Spinal anaesthesia, Local anaesthesia
Regional anaesthesia; nerve blocks; regional anesthesia; peripheral nerve blocks; ultrasound-guided nerve blocks | technique | ~ Spinal anaesthesia, Local anaesthesia, Pain medicine
Spinal anaesthesia; epidural anaesthesia; epidurals; spinal anesthesia; neuraxial anaesthesia | technique | ~ Local anaesthesia, Pain medicine, Anaesthesia
Local anaesthesia; local anesthesia; local anaesthetic | technique | ~ Pain medicine, Anaesthesia, General anaesthesia
Pain medicine; chronic pain management; interventional pain management; pain medicine clinics | technique | ~ Anaesthesia, General anaesthesia, Regional anaesthesia
Endotracheal intubation; intubation; rapid sequence induction; difficult airway management; laryngoscopy; advanced airway management | technique
Central venous access; central line insertion; central venous catheterisation; central line placement; CVC insertion | technique
Arterial line insertion; arterial cannulation | technique
Lumbar puncture; LP procedure; spinal tap | technique
Chest drain insertion; thoracentesis; pleural aspiration; pleural tap; chest tube insertion; thoracocentesis | technique
Paracentesis; ascitic drainage; ascitic tap | technique
Joint injections; joint aspiration; arthrocentesis; intra-articular injections | technique
Bone marrow biopsy; bone marrow aspiration | technique
Skin biopsy; punch biopsy; excision biopsy | technique
Incision and drainage; abscess drainage | technique
Intraosseous access; IO access | technique
Minor surgery; minor surgical procedures; minor procedures | technique
Cardiology; cardiovascular medicine; clinical cardiology | knowledge
Interventional cardiology; PCI; percutaneous coronary intervention; coronary angiography; angioplasty; cardiac catheterization | knowledge
Echocardiography; echocardiogram; transthoracic echocardiography; TOE; transoesophageal echocardiography; bedside echo | knowledge
Electrophysiology; cardiac electrophysiology; pacemaker implantation; ablation; cardiac ablation; ICD implantation | knowledge
Heart failure management; heart failure | knowledge
Hypertension management; hypertension | knowledge
Exercise stress testing; stress tests; Holter monitoring; exercise tolerance test | knowledge
Respiratory medicine; pulmonology; pulmonary medicine; chest medicine | knowledge
Bronchoscopy; EBUS; flexible bronchoscopy | knowledge
Sleep medicine; sleep studies; polysomnography; sleep apnoea; sleep apnea | knowledge
Pulmonary function testing; spirometry; PFT | knowledge
Gastroenterology; gastrointestinal medicine; luminal gastroenterology | knowledge
Gastroscopy; OGD; upper GI endoscopy; oesophagogastroduodenoscopy; EGD | knowledge
Colonoscopy; flexible sigmoidoscopy; polypectomy | knowledge
ERCP; endoscopic retrograde cholangiopancreatography; endoscopic ultrasound; EUS | knowledge
Hepatology; liver disease; viral hepatitis management | knowledge
Nephrology; renal medicine; kidney disease; chronic kidney disease management | knowledge
Endocrinology; diabetology; endocrine disorders; diabetes and endocrinology; thyroid disorders | knowledge
Rheumatology; rheumatological diseases | knowledge
Neurology; clinical neurology; neurological disorders | knowledge
Clinical neurophysiology; EEG; electroencephalography; EMG; nerve conduction studies | knowledge
Stroke medicine; thrombolysis; acute stroke management | knowledge
Dermatology; skin diseases; dermatological conditions | knowledge
Dermoscopy; dermatoscopy; skin cancer screening | knowledge
Infectious diseases; infectious disease medicine; tropical medicine; HIV medicine; antimicrobial stewardship; tropical diseases | knowledge
Clinical immunology; allergy testing; allergy medicine; allergology | knowledge
Geriatric medicine; comprehensive geriatric assessment; orthogeriatrics; frailty medicine | knowledge
Palliative medicine; hospice medicine | knowledge
Rehabilitation medicine; physical medicine and rehabilitation; PM&R; physiatry | knowledge
Genitourinary medicine; sexual health medicine; venereology | knowledge
Sports medicine; sports and exercise medicine; sports injuries | knowledge | ~ Athletic training
Occupational medicine; occupational health medicine | knowledge
Clinical genetics; medical genetics; genetic counselling; genetic counseling | knowledge
Nuclear medicine; radiopharmaceuticals | knowledge
Addiction medicine; addiction treatment; substance use disorder treatment | knowledge
Aviation medicine; aeromedical examinations | knowledge
Wilderness medicine; expedition medicine; remote medicine; offshore medicine; maritime medicine | knowledge
Forensic medicine; clinical forensic medicine; sexual assault examination | knowledge
Travel medicine | knowledge
Functional medicine; integrative medicine; lifestyle medicine; preventive medicine; preventative medicine | knowledge
Hyperbaric medicine | knowledge
Obesity medicine; bariatric medicine; weight management clinics | knowledge
Oncology; medical oncology; clinical oncology; cancer treatment | knowledge
Radiation oncology; radiotherapy planning; radiation therapy planning; brachytherapy | knowledge
Haematology; hematology; clinical haematology; blood disorders | knowledge
Stem cell transplantation; bone marrow transplantation; haematopoietic stem cell transplant | knowledge
Immunotherapy; targeted cancer therapy | knowledge
Paediatrics; pediatrics; child health; general paediatrics; paediatric medicine; pediatric medicine | knowledge
Neonatology; neonatal medicine; newborn medicine | knowledge
Community paediatrics; developmental paediatrics; child development assessment | knowledge
Child protection medicals; child protection examinations | knowledge
Adolescent medicine; adolescent health | knowledge
Paediatric surgery; pediatric surgery | knowledge
Obstetrics and gynaecology; O&G; obstetrics & gynaecology; OBGYN; obs and gynae; gynaecology; gynecology | knowledge
Caesarean section; cesarean section; caesarean delivery; LSCS; C-section | knowledge
Instrumental delivery; forceps delivery; vacuum delivery; ventouse | knowledge
Hysterectomy; laparoscopic hysterectomy | knowledge
Hysteroscopy; dilatation and curettage; D&C | knowledge
Colposcopy; LLETZ | knowledge
Obstetric ultrasound; pregnancy ultrasound; fetal ultrasound; fetal medicine; anomaly scans | knowledge
Reproductive medicine; infertility treatment; IVF; in vitro fertilisation; assisted reproduction; IUI | knowledge
Urogynaecology; pelvic floor disorders; urodynamics | knowledge
Menopause management; hormone replacement therapy; HRT; bioidentical hormones | knowledge
Pregnancy termination care; medical abortion; manual vacuum aspiration | knowledge
Psychiatry; general adult psychiatry; clinical psychiatry; psychiatric medicine | knowledge
Child and adolescent psychiatry; child psychiatry | knowledge
Forensic psychiatry | knowledge
Old age psychiatry; geriatric psychiatry; psychogeriatrics | knowledge
Liaison psychiatry; consultation-liaison psychiatry | knowledge
Psychopharmacology; psychotropic prescribing | knowledge
Psychiatric evaluation | knowledge
Surgery; general surgery; surgical procedures; operative surgery; performing surgery; surgical skills | technique
Laparoscopic surgery; laparoscopy; keyhole surgery; minimally invasive surgery | technique
Laparoscopic cholecystectomy; cholecystectomy | technique
Appendectomy; appendicectomy | technique
Hernia repair; inguinal hernia repair; hernioplasty | technique
Robotic surgery; da Vinci surgical system; robot-assisted surgery | technique
Colorectal surgery; bowel surgery | technique
Upper GI surgery; bariatric surgery; gastric bypass; sleeve gastrectomy | technique
Hepatobiliary surgery; HPB surgery; liver surgery; pancreatic surgery | technique
Breast surgery; mastectomy; breast oncoplastic surgery | technique
Endocrine surgery; thyroidectomy; thyroid surgery | technique
Vascular surgery; endovascular surgery; varicose vein surgery; AV fistula creation | technique
Cardiothoracic surgery; cardiac surgery; thoracic surgery; CABG; coronary artery bypass grafting | technique
Neurosurgery; craniotomy; spinal neurosurgery; brain surgery | technique
Orthopaedic surgery; orthopedics; orthopaedics; orthopedic surgery; trauma and orthopaedics; T&O | technique
Joint replacement; arthroplasty; hip replacement; knee replacement; total knee replacement; total hip replacement | technique
Arthroscopy; arthroscopic surgery; ACL reconstruction | technique
Fracture management; fracture fixation; fracture reduction; ORIF; closed reduction; casting and splinting | technique
Spinal surgery; spine surgery; spinal fusion; discectomy | technique
Hand surgery; carpal tunnel release | technique
Plastic surgery; reconstructive surgery; cosmetic surgery; aesthetic surgery; skin grafting; flap surgery | technique
Maxillofacial surgery; oral and maxillofacial surgery; OMFS; orthognathic surgery | technique
Otolaryngology; ENT; ear nose and throat; ENT surgery; otorhinolaryngology | technique
Tonsillectomy; septoplasty; functional endoscopic sinus surgery; FESS; myringotomy | technique
Ophthalmology; ophthalmic surgery; eye surgery | technique
Cataract surgery; phacoemulsification; phaco | technique
Retinal surgery; vitreoretinal surgery; retinal laser treatment | technique
Refractive surgery; LASIK; PRK | technique
Glaucoma management; trabeculectomy; tonometry | technique
Urology; urological surgery | technique
Cystoscopy; TURP; ureteroscopy; lithotripsy; prostatectomy | technique
Transplant surgery; kidney transplantation; liver transplantation | technique
Trauma surgery; damage control surgery; trauma management; trauma resuscitation | technique
Burns surgery | technique
Surgical assisting; assisting in surgery; first assist; theatre assisting | technique
Wound debridement; debridement | technique
Circumcision; vasectomy | technique
Radiology; diagnostic radiology; clinical radiology; diagnostic imaging interpretation | technique
Interventional radiology; embolisation; image-guided procedures; embolization | technique
X-ray interpretation; chest X-ray interpretation; interpreting X-rays; radiograph interpretation; plain film reporting | technique
CT interpretation; MRI interpretation; cross-sectional imaging; CT reporting; MRI reporting | technique
Point-of-care ultrasound; POCUS; FAST scan; bedside ultrasound; eFAST | technique
Mammography reporting; breast imaging; breast radiology | technique
Teleradiology | technique
Pathology; anatomical pathology; histopathology; surgical pathology; cellular pathology | knowledge
Cytopathology; fine needle aspiration; FNA; FNAC | knowledge
Autopsy; post-mortem examination; autopsies; post-mortem examinations | knowledge
Clinical pathology; laboratory medicine; chemical pathology | knowledge
Medical microbiology; clinical microbiology; clinical virology | knowledge
Transfusion medicine; blood banking | knowledge
Forensic pathology | knowledge
Interpreting laboratory results; lab result interpretation; blood test interpretation; interpretation of laboratory tests; interpreting test results | knowledge
Advanced Trauma Life Support; ATLS; ATLS certified; ATLS provider | certificate | ~ Advanced Life Support in Obstetrics, European Trauma Course, Basic Surgical Skills course
Advanced Life Support in Obstetrics; ALSO provider | certificate | ~ European Trauma Course, Basic Surgical Skills course, ALERT course
European Trauma Course; ETC provider; PHTLS; Prehospital Trauma Life Support | certificate | ~ Basic Surgical Skills course, ALERT course, Advanced Trauma Life Support
Basic Surgical Skills course; BSS course; Care of the Critically Ill Surgical Patient; CCrISP | certificate | ~ ALERT course, Advanced Trauma Life Support, Advanced Life Support in Obstetrics
ALERT course | certificate | ~ Advanced Trauma Life Support, Advanced Life Support in Obstetrics, European Trauma Course
GMC registration; General Medical Council; full GMC registration; GMC registered; licence to practise; GMC licence; GMC number | certificate
Medical licence; medical license; state medical license; licensed physician; medical council registration; licence to practise medicine; MDCN; PMDC; PRC physician license; Medical Council of India | certificate
DEA registration; DEA license | certificate
Board certified physician; board certification; board certified; ABIM; board eligible; ABFM; ABEM | certificate
USMLE; USMLE Step 1; USMLE Step 2; USMLE Step 3; USMLE Step 2 CK; ECFMG; ECFMG certified; ECFMG certification | certificate
PLAB; PLAB 1; PLAB 2; UKMLA | certificate
MRCP; Membership of the Royal Colleges of Physicians; MRCP Part 1; =PACES | certificate
MRCS; Membership of the Royal College of Surgeons; MRCS Part A; MRCSEd | certificate
MRCGP; Membership of the Royal College of General Practitioners | certificate
MRCPsych; MRCPsych Paper A | certificate
MRCPCH; Membership of the Royal College of Paediatrics and Child Health | certificate
MRCOG; MRCOG Part 1 | certificate
FRCA; Primary FRCA | certificate
FRCR | certificate
FRCS; FRCS (Tr & Orth) | certificate
FRCPath | certificate
MRCEM; FRCEM | certificate
FCPS; FCPS Part 1; CPSP | certificate
CCT specialist register; Certificate of Completion of Training; CESR; specialist registration | certificate
MCCQE; LMCC; Royal College of Physicians of Canada; FRCPC; NAC OSCE | certificate
AMC exam; AMC Part 1; Australian Medical Council; FRACGP; FRACP | certificate
OET medicine; OET | certificate
Section 12 approved; Approved Clinician; Section 12 | certificate
Medical appraisal and revalidation; medical revalidation; appraisal and revalidation | duty
Medical education; teaching medical students; clinical teaching of students; bedside teaching; teaching junior doctors | duty
Supervising junior doctors; supervising residents; trainee supervision; educational supervision; clinical supervision of trainees; resident supervision | duty
Morbidity and mortality meetings; M&M meetings; mortality reviews; case presentations; grand rounds | duty
Journal clubs | duty
Medical research; clinical research; clinical studies; case reports; publishing case reports | duty
Clinical leadership for doctors; medical leadership; medical management; hospital management; hospital administration; medical administration | duty
Medical ethics; bioethics; clinical ethics | duty
Informed consent; obtaining consent; consent taking; patient consent | duty
Breaking bad news; communicating diagnoses; family meetings | duty
Good Medical Practice; GMC guidance | duty
Clinical risk management; clinical risk; medical risk management | duty
Telemedicine consultations; video consultations; remote consultations; telephone consultations; teleconsultation | duty
House calls | duty
School medical examinations; medical check-ups; health check-ups; routine check-ups; annual physicals; wellness exams | duty
Pre-employment medical examinations; fitness-to-work assessments; insurance medical examinations; visa medicals | duty
Disability assessments; PIP assessments; work capability assessment | duty
Medical camps; health camps; free medical camps | duty
Outbreak response; disease surveillance; outbreak investigation; contact tracing | duty
Epidemiology; epidemiological studies; field epidemiology | duty
Medical missions; humanitarian medicine; Médecins Sans Frontières; refugee health | duty
Aesthetic medicine; cosmetic medicine; aesthetic procedures | knowledge
PRP therapy; platelet-rich plasma; mesotherapy | knowledge
Laser skin treatments; laser therapy; chemical peels | knowledge
Hair transplantation; hair transplant; FUE | knowledge
Acupuncture; medical acupuncture | knowledge
Ayurveda; ayurvedic medicine; Panchakarma | knowledge
Homeopathy; homoeopathy; homeopathic medicine | knowledge
Traditional Chinese medicine; TCM; Chinese herbal medicine | knowledge
Osteopathy; osteopathic manipulative treatment; OMT | knowledge
Chiropractic; chiropractic adjustment; spinal manipulation | knowledge
Naturopathy; naturopathic medicine; herbal medicine | knowledge
Cupping therapy; hijama | knowledge
General dentistry; dentistry; dental practice; family dentistry; NHS dentistry; private dentistry | knowledge
Dental examination; oral examination; oral health assessment; dental check-ups; dental assessment | technique
Dental treatment planning; dental treatment plans | technique
Dental charting; periodontal charting; charting teeth | technique
Dental radiography; dental X-rays; intraoral radiographs; bitewings; OPG; panoramic X-rays; periapical radiographs; taking dental X-rays | technique
Cone beam CT; CBCT; CBCT interpretation | technique
Dental restorations; fillings; composite fillings; restorative dentistry; amalgam fillings; composite restorations; composite bonding | technique
Endodontics; root canal treatment; root canals; root canal therapy; rotary endodontics; endodontic treatment | technique
Tooth extraction; dental extractions; exodontia; simple extractions | technique
Oral surgery; surgical extractions; wisdom tooth removal; wisdom teeth extraction; minor oral surgery; third molar surgery | technique
Dental implants; implantology; implant placement; implant dentistry; dental implantology; implant restoration | technique
Bone grafting in dentistry; sinus lift; guided bone regeneration | technique
Prosthodontics; dentures; complete dentures; partial dentures; removable prosthetics; removable prosthodontics; fixed prosthodontics | technique
Crowns and bridges; crown and bridge; crown and bridge work; crown preparation; dental crowns; veneers; porcelain veneers; inlays and onlays | technique
Orthodontics; braces; orthodontic treatment; fixed appliances; orthodontic appliances | technique
Clear aligners; Invisalign; Invisalign certified; clear aligner therapy; ClearCorrect | technique
Periodontics; periodontology; periodontal treatment; gum disease treatment; periodontal therapy | technique
Scaling and root planing; scaling and polishing; dental scaling; root planing; scale and polish; teeth cleaning; dental prophylaxis; prophylaxis | technique
Paediatric dentistry; pediatric dentistry; pedodontics; pulpotomy | technique
Fissure sealants; dental sealants; pit and fissure sealants | technique
Fluoride treatment; fluoride application; fluoride varnish | technique
Teeth whitening; tooth whitening; dental bleaching; Zoom whitening | technique
Cosmetic dentistry; smile design; aesthetic dentistry; digital smile design; smile makeovers | technique
Dental impressions; taking impressions; alginate impressions; dental impression taking | technique
Digital dentistry; intraoral scanning; iTero; CEREC; intraoral scanners; CAD/CAM dentistry; digital impressions | technique
Temporomandibular disorders; TMJ disorders; occlusal splints; night guards; bite guards | technique
Oral medicine; oral pathology; oral cancer screening | technique
Dental sedation; inhalation sedation; nitrous oxide; IV sedation in dentistry; relative analgesia | technique
Dental public health; community dentistry; special care dentistry; oral health education; oral hygiene instruction; oral health promotion; oral hygiene education | technique
Rubber dam isolation; rubber dam | technique
Dental emergencies; emergency dental care; dental trauma management | technique
Dental photography; clinical photography | technique
Four-handed dentistry; chairside assistance; chairside assisting; dental assisting; chairside support; assisting the dentist; dental nursing | technique
Dental instruments; dental instrument sterilisation; instrument sterilisation; autoclaving dental instruments; sterilization of instruments; HTM 01-05; instrument sterilization; instrument processing | technique
Dental materials; mixing dental materials; glass ionomer cement | technique
Denture fabrication; dental laboratory work; wax-ups; dental ceramics; porcelain build-up; zirconia crowns; denture repair; crown fabrication; model casting | technique
Exocad; dental CAD/CAM; dental CAD design | technique
Dental practice software; Open Dental; Software of Excellence; Exact dental software; Carestream Dental; Curve Dental | technique
Dental billing; dental insurance billing; dental insurance claims; dental coding; CDT codes; dental insurance verification | technique
Dental reception; dental front desk; dental appointment scheduling; recall systems; treatment coordination | technique
GDC registration; General Dental Council; GDC registered; GDC number | certificate
Dental licence; dental license; DDS license; ADAT; INBDE; NBDE; National Board Dental Examination; ORE exam; Overseas Registration Examination | certificate
MFDS; MJDF; MFDS RCS; MJDF RCS | certificate
Dental nursing qualification; NEBDN; NEBDN National Diploma; Level 3 dental nursing; NEBDN certificate | certificate
DANB certification; Certified Dental Assistant; registered dental assistant license; RDA license; CDA certification; expanded functions dental assistant; EFDA; coronal polishing certificate | certificate
Dental hygiene license; registered dental hygienist license; NBDHE; local anesthesia permit | certificate
Dental radiology certificate; dental X-ray license; IRMER dental | certificate
UDA targets; NHS UDAs; units of dental activity | certificate
Radiation protection in healthcare; IR(ME)R; IRMER; radiation safety in medicine; ALARA | standard
Medical records review; medical record review; chart review | knowledge
Healthcare quality assurance; quality improvement projects; clinical quality improvement; QIP; patient safety initiatives; healthcare quality; QI projects | knowledge
ICD-10; ICD-10-CM; ICD-10 coding | knowledge
Medical affairs; medical science liaison work; key opinion leader engagement; KOL management; scientific exchange; KOL engagement | knowledge
Pharmacovigilance; drug safety; adverse event reporting; case processing; ICSR; signal detection; medical review of safety data | knowledge
Clinical trials; clinical trial management; Phase III trials; clinical trial design; Phase I trials; randomised controlled trials; investigator-initiated studies; conducting clinical trials | knowledge
Good Clinical Practice; ICH-GCP; GCP certified; GCP training; GCP certificate; ICH GCP guidelines; GCP guidelines | knowledge
Medical writing; regulatory medical writing; clinical study reports; scientific manuscripts; medical manuscripts | knowledge
Orthodontic adjustments; fitting braces | technique
Dentrix | software | < Dental practice software
Eaglesoft | software | < Dental practice software
Dentally | software | < Dental practice software
SOE Exact | software | < Dental practice software
3Shape | software | ~ Exocad
Argus Safety | software | < Pharmacovigilance
Veterinary medicine; small animal medicine; companion animal practice | knowledge | ~ veterinary surgery
Large animal medicine; bovine medicine | knowledge | < veterinary medicine
Equine medicine; equine veterinary care | knowledge | < veterinary medicine
Veterinary surgery; spaying and neutering; spay and neuter; soft tissue surgery in animals | technique | < veterinary medicine
Veterinary nursing; animal nursing | technique | ~ veterinary medicine
Animal restraint; cat handling | technique | < veterinary nursing
Veterinary anaesthesia | technique | ~ veterinary nursing
Veterinary dentistry; dental scaling in animals | technique | < veterinary medicine
Faecal flotation; faecal egg counts; fecal exams in animals; heartworm testing | technique | ~ veterinary nursing
Veterinary practice software; AVImark; ezyVet; Provet Cloud; RxWorks; IDEXX Cornerstone | software

# titles
Physician; medical doctor; doctor; =MD; medical practitioner; doctor of medicine; clinician; doctor MD; licensed physician; clinical doctor | mid
Medical student; medical extern; clinical clerk; student doctor; clinical clerkship student; MBBS student | intern
Intern doctor; house officer; foundation doctor; foundation year 1 doctor; FY1; F1 doctor; foundation year doctor; medical intern; house surgeon; FY1 doctor; foundation year one doctor; pre-registration house officer; junior house officer; intern medical officer; medical internship; doctor intern; rotating intern; PRHO | junior
Senior house officer; SHO; foundation year 2 doctor; FY2; F2 doctor; FY2 doctor; trust grade SHO; clinical fellow; junior clinical fellow; trust doctor; junior doctor; core trainee; core medical trainee; internal medicine trainee; FY3 doctor; locum SHO; junior medical officer; trust grade doctor; clinical teaching fellow | junior
Resident physician; resident doctor; medical resident; resident medical officer; RMO; postgraduate resident; PGY-1; PGY-2; chief resident; internal medicine resident; surgical resident | mid
Junior resident; postgraduate trainee | junior | ~ Resident physician
Senior resident | senior | ~ Resident physician
Specialty registrar; registrar; specialist registrar; senior registrar; ST3 doctor; medical registrar; surgical registrar; senior clinical fellow; specialty registrar ST; locum registrar; specialty doctor; staff grade doctor; SAS doctor; associate specialist; specialty trainee doctor; =StR | senior
Specialty trainee | junior | ~ Specialty registrar
Consultant physician; specialist physician; consultant doctor; attending physician; specialist doctor; medical consultant; medical specialist; locum consultant; NHS consultant; senior consultant physician | senior
Fellowship physician; fellow physician; subspecialty fellow | senior
Fellowship trainee | junior | ~ Fellowship physician
Medical officer; general duty medical officer; duty medical officer; duty doctor; GDMO; casualty medical officer; ward doctor; assistant medical officer; government medical officer; district medical officer; medical officer in charge; women medical officer; hospital doctor | mid | ~ physician
Senior medical officer; principal medical officer | senior | ~ Medical officer
General practitioner; =GP; family physician; family doctor; primary care physician; family medicine physician; GP partner; salaried GP; locum GP; GP registrar; family practitioner; general physician; family medicine specialist; GP doctor; primary care doctor; family medicine doctor; family practice physician; general medical practitioner; GP principal | mid | ~ physician
GP trainee | junior | ~ General practitioner
Hospitalist; internist; internal medicine physician; internal medicine specialist; acute physician; consultant in internal medicine; nocturnist; internal medicine doctor; general internist; internal medicine consultant; acute medicine consultant | senior | ~ physician
Emergency physician; emergency medicine physician; emergency doctor; A&E doctor; emergency medicine consultant; ER doctor; emergency room physician; ER physician; emergency medicine doctor; urgent care physician; emergency department doctor; casualty doctor; emergency medicine specialist | senior | ~ physician
Anaesthetist; anesthesiologist; anaesthesiologist; consultant anaesthetist; pain specialist; pain medicine physician; specialist anaesthetist | senior | ~ physician
Intensivist; critical care physician; intensive care consultant; ICU doctor; intensive care physician; ICU consultant | senior | ~ physician
Cardiologist; consultant cardiologist; interventional cardiologist; cardiology consultant; clinical cardiologist; cardiology registrar | senior | ~ consultant physician
Pulmonologist; respiratory physician; chest physician; consultant pulmonologist; respiratory consultant | senior | ~ consultant physician
Gastroenterologist; consultant gastroenterologist; hepatologist | senior | ~ consultant physician
Nephrologist; renal physician; consultant nephrologist | senior | ~ consultant physician
Endocrinologist; diabetologist; consultant endocrinologist | senior | ~ consultant physician
Rheumatologist; consultant rheumatologist | senior | ~ consultant physician
Neurologist; consultant neurologist; stroke physician; neurophysiologist | senior | ~ consultant physician
Dermatologist; consultant dermatologist; cosmetic dermatologist | senior | ~ consultant physician
Infectious disease specialist; infectious diseases physician; infectious disease physician; HIV specialist | senior | ~ consultant physician
Geriatrician; consultant geriatrician; elderly care physician | senior | ~ consultant physician
Palliative care physician; hospice physician; palliative medicine consultant | senior | ~ consultant physician
Oncologist; medical oncologist; clinical oncologist; radiation oncologist; consultant oncologist | senior | ~ consultant physician
Haematologist; hematologist; consultant haematologist | senior | ~ consultant physician
Immunologist; allergist; allergy specialist | senior | ~ consultant physician
Physiatrist; rehabilitation physician; rehabilitation medicine specialist | senior | ~ consultant physician
Sports physician; sports medicine doctor; team doctor; club doctor; sports medicine physician | senior | ~ consultant physician
Occupational physician; occupational health physician; company doctor; occupational medicine specialist; industrial medical officer; factory medical officer | senior | ~ consultant physician
Clinical geneticist; medical geneticist; genetic counsellor; genetic counselor | senior | ~ consultant physician
Nuclear medicine physician | senior | ~ consultant physician
Forensic physician; forensic medical examiner; police surgeon | senior | ~ consultant physician
Paediatrician; pediatrician; consultant paediatrician; paediatric registrar; paediatric consultant; pediatric specialist; community paediatrician; pediatric physician | senior | ~ physician
Neonatologist; consultant neonatologist | senior | ~ physician
Obstetrician and gynaecologist; gynaecologist; gynecologist; obstetrician; OB/GYN physician; obstetrician-gynecologist; consultant gynaecologist; OB-GYN; obstetrician/gynecologist; consultant obstetrician and gynaecologist; fertility specialist; reproductive endocrinologist; fertility consultant | senior | ~ physician
Psychiatrist; consultant psychiatrist; child and adolescent psychiatrist; child psychiatrist; forensic psychiatrist; old age psychiatrist; general adult psychiatrist; psychiatry registrar; specialist psychiatrist; geriatric psychiatrist; addiction psychiatrist; psychiatry resident | senior | ~ physician
Surgeon; general surgeon; consultant surgeon; attending surgeon; surgical consultant; laparoscopic surgeon; consultant general surgeon; specialist surgeon | senior
Orthopaedic surgeon; orthopedic surgeon; orthopaedic consultant; orthopaedic registrar; spinal surgeon; orthopedist; hand surgeon; spine surgeon; orthopaedic specialist | senior | ~ surgeon
Neurosurgeon; consultant neurosurgeon | senior | ~ surgeon
Cardiothoracic surgeon; cardiac surgeon; heart surgeon; thoracic surgeon; cardiovascular surgeon | senior | ~ surgeon
Vascular surgeon; consultant vascular surgeon | senior | ~ surgeon
Plastic surgeon; cosmetic surgeon; reconstructive surgeon; aesthetic surgeon | senior | ~ surgeon
Colorectal surgeon; upper GI surgeon; bariatric surgeon; breast surgeon | senior | ~ surgeon
Paediatric surgeon; pediatric surgeon | senior | ~ surgeon
Urologist; consultant urologist; urological surgeon | senior | ~ surgeon
ENT surgeon; otolaryngologist; ENT specialist; ENT consultant; ENT doctor | senior | ~ surgeon
Ophthalmologist; eye surgeon; consultant ophthalmologist; eye specialist; ophthalmic surgeon; ophthalmology registrar | senior | ~ surgeon
Transplant surgeon | senior | ~ surgeon
Trauma surgeon | senior | ~ surgeon
Maxillofacial surgeon; oral and maxillofacial surgeon | senior | ~ surgeon
Surgical assistant; surgical first assistant; surgical care practitioner; certified surgical assistant | mid
Radiologist; consultant radiologist; interventional radiologist; diagnostic radiologist; radiology registrar; teleradiologist; radiology consultant; radiology resident | senior
Pathologist; histopathologist; consultant pathologist; clinical pathologist; forensic pathologist; consultant histopathologist; medical examiner; anatomic pathologist | senior
Public health physician; consultant in public health medicine; medical epidemiologist; public health doctor; epidemiologist; field epidemiologist; community medicine specialist; public health consultant; public health specialist | senior
Director of public health | director | ~ Public health physician
Physician assistant; physician associate; =PA-C; certified physician assistant; physician assistant certified; anaesthesia associate; emergency medicine physician assistant; clinical officer; orthopedic physician assistant; surgical physician assistant; clinical associate; physician's assistant | mid | ~ physician
Student physician associate | intern | ~ Physician assistant
Medical director; chief medical officer; clinical director; deputy medical director; medical superintendent; associate medical director; assistant medical director; regional medical director; executive medical director; vice president of medical affairs; head of medical services; hospital director; medical services director | executive
Chief physician; chief of surgery; chief of medicine; head of surgery; clinical lead doctor; head physician; chief of service | director
Clinical lead; lead clinician; lead physician | lead | ~ Chief physician
Ship's doctor; cruise ship doctor; offshore doctor; expedition doctor; remote site doctor; offshore medical officer; site doctor; ship doctor; event doctor; camp doctor; air ambulance doctor; flight doctor; HEMS doctor; military physician; army doctor; flight surgeon; telemedicine doctor; telemedicine physician; telehealth physician; online doctor; aesthetic doctor; aesthetic physician; cosmetic doctor; locum doctor; visiting doctor; prison doctor; disability assessor; hair transplant surgeon | mid | ~ physician
Medical advisor; medical science liaison; medical adviser; MSL; regional medical advisor; pharmaceutical physician; medical affairs specialist; senior medical science liaison; senior medical advisor | senior
Medical affairs manager; medical manager | manager | ~ Medical advisor
Medical affairs director | director | ~ Medical advisor
Drug safety physician; pharmacovigilance physician; safety physician | senior
Clinical investigator; principal investigator clinical; sub-investigator; clinical research physician | senior
Homeopath; homeopathic doctor; homoeopathic physician; homeopathic physician | mid
Ayurvedic doctor; Ayurveda physician; ayurvedic physician; BAMS doctor | mid
Acupuncturist; licensed acupuncturist; traditional Chinese medicine practitioner | mid
Osteopath; osteopathic physician; registered osteopath; doctor of osteopathy | mid
Chiropractor; doctor of chiropractic; associate chiropractor | mid
Naturopath; naturopathic doctor; herbalist | mid
Dentist; general dentist; dental surgeon; associate dentist; dental practitioner; dental officer; general dental practitioner; family dentist; NHS dentist; private dentist; doctor of dental surgery; dental doctor; performer dentist; locum dentist; resident dentist; visiting dentist; community dentist; dental associate | mid
Principal dentist; senior dentist | senior | ~ Dentist
Junior dentist | junior | ~ Dentist
Dental intern; foundation dentist; dental foundation trainee; dental student; dental house officer; dental core trainee; dental trainee; vocational dental practitioner; intern dentist; dental extern; dental resident; dental externship; assistant dentist | junior | ~ dentist
Orthodontist; specialist orthodontist; consultant orthodontist; orthodontic resident | senior | ~ dentist
Endodontist; specialist endodontist | senior | ~ dentist
Periodontist; specialist periodontist | senior | ~ dentist
Prosthodontist; specialist prosthodontist | senior | ~ dentist
Oral surgeon; specialist oral surgeon; consultant oral surgeon | senior | ~ dentist
Paediatric dentist; pediatric dentist; pedodontist; children's dentist | senior | ~ dentist
Implantologist; implant dentist; dental implantologist | senior | ~ dentist
Cosmetic dentist; aesthetic dentist | senior | ~ dentist
Dental hygienist; registered dental hygienist; =RDH; dental hygiene therapist; oral hygienist; dental hygienist therapist | mid | ~ Dental therapist
Dental therapist; oral health therapist; dental therapist and hygienist | mid | ~ Dental hygienist
Oral health educator; dental health educator; oral health promoter; oral health practitioner | mid
Dental assistant; dental nurse; registered dental assistant; certified dental assistant; dental surgery assistant; chairside assistant; qualified dental nurse; orthodontic assistant; chairside dental assistant; orthodontic nurse; head dental nurse; locum dental nurse; expanded function dental assistant; surgical dental assistant; dental nurse receptionist; pediatric dental assistant | mid
Trainee dental nurse; dental assistant trainee | junior | ~ Dental assistant
Student dental nurse | intern | ~ Dental assistant
Lead dental nurse; lead dental assistant | lead | ~ Dental assistant
Senior dental nurse | senior | ~ Dental assistant
Dental technician; dental lab technician; dental laboratory technician; dental ceramist; clinical dental technician; denturist; CAD/CAM dental technician; dental technologist; orthodontic technician; dental prosthetist; prosthetic dental technician | mid
Trainee dental technician | junior | ~ Dental technician
Dental receptionist; dental front desk receptionist; dental treatment coordinator; dental office receptionist; dental office assistant; dental administrator; dental secretary; dental scheduler; dental front office; front desk dental assistant; dental patient coordinator; dental billing specialist; dental biller; dental insurance coordinator; dental administrative assistant | junior | < Receptionist in offices
Dental practice manager; dental office manager; dental clinic manager; dental manager; dental services manager; dental office coordinator; dental operations manager | manager
Dental director; clinical dental director | director | ~ Dental practice manager
Chief dental officer | executive | ~ Dental practice manager
Veterinarian; veterinary surgeon; small animal veterinarian; large animal veterinarian; equine veterinarian; =DVM; =MRCVS; =VMD | senior | ~ veterinary nurse
Veterinary nurse; veterinary technician; vet tech; vet nurse; =RVN | mid | ~ veterinarian, veterinary assistant
Veterinary assistant; vet assistant; animal nursing assistant; veterinary aide | junior | ~ veterinary nurse
`
