/** Allied health professions, laboratory and pharmacy: skills and job titles. */
export const alliedHealthAndPharmacy = `
# skills
Physiotherapy; physical therapy; physio; PT treatment; physiotherapeutic treatment | knowledge
Manual therapy; joint mobilisation; joint mobilization; manual therapy techniques; Maitland mobilisation; hands-on therapy; Mulligan technique | technique | ~ Soft tissue mobilisation, Massage therapy, Dry needling
Soft tissue mobilisation; soft tissue mobilization; soft tissue release; myofascial release; trigger point therapy; IASTM | technique | ~ Massage therapy, Dry needling, Manual therapy
Massage therapy; therapeutic massage; Swedish massage; remedial massage | technique | ~ Dry needling, Manual therapy, Soft tissue mobilisation
Dry needling; acupuncture in physiotherapy | technique | ~ Manual therapy, Soft tissue mobilisation, Massage therapy
Exercise prescription; therapeutic exercise; exercise therapy; exercise programmes; home exercise programs; rehabilitation exercises | technique | ~ Gait training, Balance training, Strength and conditioning, Exercise programming
Gait training; gait analysis; gait re-education | technique | ~ Balance training, Strength and conditioning, Range of motion assessment
Balance training; vestibular rehabilitation; balance and coordination training | technique | ~ Strength and conditioning, Range of motion assessment, Exercise prescription
Strength and conditioning | technique | ~ Range of motion assessment, Exercise prescription, Gait training, Strength training
Range of motion assessment; goniometry; ROM exercises; range of motion exercises; manual muscle testing | technique | ~ Exercise prescription, Gait training, Balance training
Electrotherapy; TENS; ultrasound therapy; interferential therapy; electrical stimulation; shockwave therapy; therapeutic modalities | technique | ~ Hydrotherapy, Kinesiology taping, Heat and cold therapy
Hydrotherapy; aquatic therapy; aquatic physiotherapy | technique | ~ Kinesiology taping, Heat and cold therapy, Electrotherapy
Kinesiology taping; kinesio taping; athletic taping; sports taping; taping and strapping | technique | ~ Heat and cold therapy, Electrotherapy, Hydrotherapy
Heat and cold therapy; cryotherapy; hot packs | technique | ~ Electrotherapy, Hydrotherapy, Kinesiology taping
Musculoskeletal physiotherapy; MSK physiotherapy; MSK assessment; musculoskeletal assessment; orthopaedic physiotherapy; orthopedic rehabilitation; MSK; outpatient orthopedics | knowledge | < physiotherapy
Neurological rehabilitation; neuro rehabilitation; neurorehabilitation; neurophysiotherapy; Bobath; Bobath concept; proprioceptive neuromuscular facilitation; neuro physiotherapy; stroke rehab | knowledge
Cardiorespiratory physiotherapy; chest physiotherapy; pulmonary rehabilitation; respiratory physiotherapy; cardiopulmonary physiotherapy; airway clearance techniques | knowledge | < physiotherapy
Paediatric physiotherapy; pediatric physical therapy; paediatric therapy | knowledge | ~ Women's health physiotherapy, Sports rehabilitation, Geriatric rehabilitation
Women's health physiotherapy; pelvic floor rehabilitation; pelvic health | knowledge | ~ Sports rehabilitation, Geriatric rehabilitation, Amputee rehabilitation
Sports rehabilitation; sports injury rehabilitation; sports physiotherapy; pitch-side first aid; return to play | knowledge | ~ Geriatric rehabilitation, Amputee rehabilitation, Hand therapy
Geriatric rehabilitation; elderly rehabilitation; reablement therapy | knowledge | ~ Amputee rehabilitation, Hand therapy, Vocational rehabilitation
Amputee rehabilitation; prosthetic training | knowledge | ~ Hand therapy, Vocational rehabilitation, Paediatric physiotherapy
Hand therapy; hand rehabilitation; certified hand therapist; CHT certification | knowledge | ~ Vocational rehabilitation, Paediatric physiotherapy, Women's health physiotherapy
Vocational rehabilitation; work hardening; return-to-work programmes; functional capacity evaluation; work conditioning | knowledge | ~ Paediatric physiotherapy, Women's health physiotherapy, Sports rehabilitation
Pilates instruction; clinical Pilates; APPI Pilates; reformer Pilates; Pilates; mat pilates | technique | ~ yoga
Ergonomic assessments; workstation assessments; ergonomics; DSE assessments; ergonomic evaluations; Ergonomic assessment; posture assessment; postural analysis | technique
Posture correction; postural assessment; postural re-education | technique
Schroth method; scoliosis treatment | technique
McKenzie method; mechanical diagnosis and therapy; MDT McKenzie | technique
Outcome measures; standardised assessments; functional outcome measures; Berg Balance Scale; Timed Up and Go; Barthel Index; standardized assessments | technique
Rehabilitation; patient rehabilitation; rehab programmes; rehabilitation planning; rehabilitation programs; physical rehabilitation | knowledge
Occupational therapy; =OT; OT assessment; occupational therapy assessment | knowledge
Home assessments; home adaptations; home environment visits; home modifications; access visits | technique
Equipment provision; adaptive equipment; assistive devices; mobility aids; prescribing equipment; durable medical equipment; DME | technique
Wheelchair assessment; seating assessment; wheelchair and seating; wheelchair fitting | technique
Splinting; splint fabrication; hand splinting; orthotic fabrication; thermoplastic splinting | technique
Sensory integration; sensory processing; sensory integration therapy; sensory diet | technique
Fine motor skills; fine motor development; handwriting intervention; visual-motor integration | technique
Cognitive rehabilitation; cognitive assessment; cognitive retraining; Addenbrooke's | technique
Assistive technology; AAC devices; assistive communication | technique
ADL training; functional mobility; self-care training; transfers training; functional independence training | technique
Group therapy facilitation; therapeutic groups; activity groups; life skills groups | technique
Model of Human Occupation; MOHO; AMPS assessment; occupational performance; COPM | technique
Speech and language therapy; speech therapy; speech-language pathology; SLT assessment; speech pathology; speech and language assessment; language intervention | knowledge
Dysphagia management; dysphagia; swallowing assessment; swallowing therapy; videofluoroscopy; FEES; modified barium swallow; bedside swallow evaluation | technique | < speech and language therapy ~ Articulation therapy, Aphasia therapy, Stammering therapy
Articulation therapy; phonology; speech sound disorders; articulation disorders | technique | < speech and language therapy ~ Aphasia therapy, Stammering therapy, Voice therapy
Aphasia therapy; aphasia; dysarthria; apraxia of speech | technique | < speech and language therapy ~ Stammering therapy, Voice therapy, Augmentative and alternative communication
Stammering therapy; fluency therapy; stuttering; fluency disorders; Lidcombe Program | technique | < speech and language therapy ~ Voice therapy, Augmentative and alternative communication, Early language intervention
Voice therapy; voice disorders; LSVT LOUD | technique | < speech and language therapy ~ Augmentative and alternative communication, Early language intervention, Makaton
Augmentative and alternative communication; AAC; Picture Exchange Communication System; PECS; communication aids | technique | < speech and language therapy ~ Early language intervention, Makaton, Dysphagia management
Early language intervention; language delay; Hanen Program; early intervention therapy | technique | < speech and language therapy ~ Makaton, Dysphagia management, Articulation therapy
Makaton; Makaton signing; Signalong | technique | < speech and language therapy ~ Dysphagia management, Articulation therapy, Aphasia therapy
Dietetics; nutrition and dietetics; clinical nutrition; medical nutrition therapy; MNT | knowledge
Nutrition assessment; nutritional assessment; dietary assessment; nutrition screening; nutrition care process; anthropometric measurements | technique | < dietetics ~ Diet planning, Nutrition counselling, Weight management
Diet planning; meal planning for patients; therapeutic diets; diet plans; therapeutic menus | technique | < dietetics ~ Nutrition counselling, Weight management, Renal diet, Nutrition advice
Nutrition counselling; nutrition counseling; dietary counselling; dietary advice; nutrition education; diet counselling | technique | < dietetics ~ Weight management, Renal diet, Eating disorder nutrition
Weight management; weight loss programmes; weight loss coaching; obesity management | technique | < dietetics ~ Renal diet, Eating disorder nutrition, Nutrition assessment
Renal diet; diabetic diet; low FODMAP diet; ketogenic diet therapy; tube feeding regimens; carbohydrate counting | technique | < dietetics ~ Eating disorder nutrition, Nutrition assessment, Diet planning
Eating disorder nutrition; paediatric nutrition; pediatric nutrition; infant nutrition | technique | < dietetics ~ Nutrition assessment, Diet planning, Nutrition counselling
Podiatry; chiropody; foot care; podiatric medicine; foot health | technique | ~ Nail surgery, Biomechanical assessment, Diabetic foot assessment
Nail surgery; toenail surgery; partial nail avulsion | technique | ~ Biomechanical assessment, Diabetic foot assessment, Callus debridement
Biomechanical assessment; gait assessment in podiatry; foot biomechanics | technique | ~ Diabetic foot assessment, Callus debridement, Podiatry
Diabetic foot assessment; diabetic foot screening; foot ulcer treatment; neurovascular foot assessment | technique | ~ Callus debridement, Podiatry, Nail surgery
Callus debridement; corn removal; verruca treatment; routine foot care | technique | ~ Podiatry, Nail surgery, Biomechanical assessment
Orthotics; orthotic devices; orthosis fitting; insoles; custom orthotics; AFOs | technique | ~ Prosthetics
Prosthetics; prosthetic fitting; prosthetic limbs; prosthesis fabrication | technique | ~ Orthotics
Optometry; eye examination; eye tests; sight testing; eye exams; comprehensive eye exams | knowledge
Refraction; subjective refraction; retinoscopy | technique | < optometry ~ Contact lens fitting, Spectacle dispensing, Visual field testing
Contact lens fitting; contact lenses; contact lens dispensing | technique | < optometry ~ Spectacle dispensing, Visual field testing, Optical coherence tomography
Spectacle dispensing; dispensing optics; optical dispensing; frame fitting; glasses fitting; lens dispensing; frame styling; pupillary distance measurement | technique | < optometry ~ Visual field testing, Optical coherence tomography, Low vision aids
Visual field testing; perimetry; Humphrey visual field | technique | < optometry ~ Optical coherence tomography, Low vision aids, Lens edging
Optical coherence tomography; OCT scanning; fundus photography; retinal imaging; slit lamp examination | technique | < optometry ~ Low vision aids, Lens edging, Orthoptics
Low vision aids; low vision assessment | technique | < optometry ~ Lens edging, Orthoptics, Refraction
Lens edging; lens glazing; edging and glazing; lensometer; focimeter | technique | < optometry ~ Orthoptics, Refraction, Contact lens fitting
Orthoptics; squint assessment; strabismus; amblyopia treatment; vision therapy | technique | < optometry ~ Refraction, Contact lens fitting, Spectacle dispensing
Audiology; hearing assessment; hearing tests; audiometry; pure tone audiometry; hearing screening; audiological assessment | technique | ~ Hearing aid fitting, Tympanometry, Tinnitus management
Hearing aid fitting; hearing aids; hearing aid programming; hearing aid dispensing; real ear measurement | technique | ~ Tympanometry, Tinnitus management, Cochlear implants
Tympanometry; otoscopy; otoacoustic emissions; ABR testing; auditory brainstem response | technique | ~ Tinnitus management, Cochlear implants, Vestibular assessment
Tinnitus management; tinnitus counselling | technique | ~ Cochlear implants, Vestibular assessment, Audiology
Cochlear implants; cochlear implant mapping | technique | ~ Vestibular assessment, Audiology, Hearing aid fitting
Vestibular assessment; balance assessment; VNG testing | technique | ~ Audiology, Hearing aid fitting, Tympanometry
Radiography; diagnostic radiography; medical imaging; diagnostic imaging; radiologic technology | knowledge
X-ray imaging; X-ray; digital radiography; plain film radiography; general radiography; computed radiography; taking X-rays; radiographs | technique | < radiography ~ Computed tomography, Magnetic resonance imaging, Ultrasound
Computed tomography; =CT; CT scanning; CT scans; CT imaging | technique | < radiography ~ Magnetic resonance imaging, Ultrasound, Mammography
Magnetic resonance imaging; MRI; MRI scanning; MRI scans; MRI safety | technique | < radiography ~ Ultrasound, Mammography, Fluoroscopy
Ultrasound; sonography; diagnostic medical sonography; ultrasound scanning; ultrasonography; ultrasound imaging | technique | < radiography ~ Mammography, Fluoroscopy, Nuclear medicine imaging
Mammography; breast screening; mammograms; tomosynthesis | technique | < radiography ~ Fluoroscopy, Nuclear medicine imaging, Bone densitometry
Fluoroscopy; C-arm; C-arm operation; barium studies | technique | < radiography ~ Nuclear medicine imaging, Bone densitometry, Interventional radiography
Nuclear medicine imaging; SPECT; gamma camera | technique | < radiography ~ Bone densitometry, Interventional radiography, Mobile radiography
Bone densitometry; DEXA scanning; DEXA | technique | < radiography ~ Interventional radiography, Mobile radiography, X-ray imaging
Interventional radiography; angiography imaging; cath lab radiography | technique | < radiography ~ Mobile radiography, X-ray imaging, Computed tomography
Mobile radiography; portable X-ray; theatre radiography; portable radiography | technique | < radiography ~ X-ray imaging, Computed tomography, Magnetic resonance imaging
Vascular ultrasound; carotid Doppler; Doppler ultrasound; vascular sonography | technique
Obstetric sonography; OB/GYN ultrasound; fetal scanning | technique
Cardiac sonography; adult echocardiography; TTE | technique
Patient positioning for imaging; radiographic positioning; positioning patients for X-ray | technique
Contrast administration; contrast media; IV contrast; contrast injection | technique
Radiation protection; radiation safety; dosimetry; ALARA principles; dose optimisation | technique | ~ Nuclear engineering
PACS; picture archiving and communication system; RIS; RIS/PACS; radiology information systems; image archiving | technique
Radiographic image evaluation; image quality assessment in radiology | technique
Radiotherapy; therapeutic radiography; radiation therapy; linear accelerator; linac; IMRT; radiotherapy delivery | technique
Treatment planning systems; Varian | technique
Cardiac physiology; ambulatory ECG monitoring; pacemaker checks; pacemaker follow-up; Holter analysis | technique
EEG recording; EEG technology; evoked potentials; neurophysiology recordings | technique
Respiratory therapy; respiratory care; ventilator weaning; aerosol therapy; respiratory physiology; arterial blood gas analysis; ventilator settings | technique
Sleep technology; sleep scoring; CPAP titration | technique
Clinical perfusion; cardiopulmonary bypass; ECMO; extracorporeal membrane oxygenation; heart-lung machine | technique
Intraoperative neuromonitoring; IONM | technique
Surgical technology; surgical instrumentation; sterile setup; Mayo stand; passing instruments | technique
Sterile processing; sterile services; CSSD; instrument decontamination; central sterile supply; autoclave operation; sterilisation of instruments; instrument trays; steam sterilization; decontamination | technique
Operating department practice; anaesthetic machine checks; anaesthetic equipment | technique
Medical assisting; rooming patients; injections and phlebotomy; assisting with medical exams; back office medical | technique
Phlebotomy; phlebotomy procedures; capillary puncture; finger stick; heel stick; butterfly needles; order of draw; vacutainer; capillary blood collection | technique
Emergency medical services; EMS; pre-hospital care; prehospital care; pre-hospital emergency care; ambulance care; out-of-hospital care; ambulance operations | knowledge
Emergency driving; blue light driving; ambulance driving; response driving; C1 driving licence; emergency vehicle operation; EVOC; CERAD; FutureQuals ambulance driving | technique
Trauma life support; spinal immobilisation; bleeding control; splinting fractures; spinal immobilization; extrication; tourniquet application; Stop the Bleed | technique
Patient extrication; stair chair; stretcher handling; carry chair; stretcher operation | technique
Electronic patient care reports; ePCR; patient care reports; PCR documentation | technique
Emergency dispatch; emergency medical dispatch; AMPDS; 999 call handling; 911 dispatch; emergency call handling; NHS Pathways | technique
Event medical cover; event first aid; event medical services | technique
First Response Emergency Care; FREC 3; FREC 4; FREC; FPOS; FPHC | technique
EMT certification; NREMT; EMT-B certification; EMT license; EMT-Basic; Nationally Registered EMT; NREMT certification; emergency medical technician certification | technique
First responder certification; emergency medical responder; EMR certification; emergency response; wilderness first responder; first responder; wilderness first aid | technique
Pharmacy practice; pharmacy; clinical pharmacy; pharmaceutical care; hospital pharmacy; community pharmacy; retail pharmacy | knowledge
Dispensing; dispensing medication; prescription dispensing; dispensing medicines; dispensing prescriptions; filling prescriptions; prescription filling; prescription processing; medication dispensing; drug dispensing; accuracy checking; prescription verification; prescription assembly | duty
Medication counselling; patient medication counselling; counselling patients on medicines; medication counseling; drug counselling; advising patients on medicines | duty | < pharmacy practice
Medication review; medicines use review; structured medication reviews; polypharmacy review; medication therapy management; MTM; New Medicine Service; comprehensive medication review | duty | < pharmacy practice
Medication reconciliation; medicines reconciliation; drug history taking | duty | < pharmacy practice
Drug interactions; drug-drug interactions; checking interactions; pharmacokinetics; pharmacodynamics | duty | < pharmacy practice
Pharmacology; clinical pharmacology; drug knowledge; pharmacotherapy; therapeutics | duty | < pharmacy practice
Over-the-counter medicines; OTC medicines; OTC sales; OTC recommendations; OTC products; minor ailments | duty | < pharmacy practice
Repeat prescriptions; repeat prescribing; prescription ordering; electronic prescription service; EPS prescriptions; prescription refills; medication refills | duty | < pharmacy practice
Controlled drugs management; controlled substance inventory; CD register; DEA regulations; narcotics control | duty | < pharmacy practice
Compounding; pharmaceutical compounding; extemporaneous preparation; drug compounding; non-sterile compounding; medication compounding | duty | < pharmacy practice
Aseptic compounding; sterile compounding; IV admixture; IV compounding; USP 797; chemotherapy compounding; IV preparation; TPN preparation; USP 800; cytotoxic reconstitution; aseptic preparation; aseptic dispensing | duty | < pharmacy practice
Dosette boxes; blister packs; monitored dosage systems; MDS trays; medication packing; compliance aids; blister packing | duty | < pharmacy practice
Pharmacy stock management; drug inventory management; medicine stock control; pharmacy inventory; stock expiry checks; medication inventory; drug ordering; expiry date checking; pharmacy ordering | duty | < pharmacy practice
Formulary management; drug formulary; formularies; British National Formulary; BNF | duty | < pharmacy practice
Prescription insurance billing; third-party billing in pharmacy; insurance adjudication; pharmacy claims; pharmacy billing; third party insurance claims; pharmacy benefit management | duty | < pharmacy practice
Pharmacy systems; PMR systems; JAC pharmacy; pharmacy software; RxConnect; PDX pharmacy; McKesson pharmacy systems | duty | < pharmacy practice
Pharmacy automation; dispensing robots; Pyxis machines | duty | < pharmacy practice
Pharmacist prescribing; pharmacist independent prescriber; independent prescribing qualification | duty | < pharmacy practice
Antibiotic stewardship; antimicrobial pharmacy | duty | < pharmacy practice
Drug utilisation review; DUR; drug use evaluation | duty | < pharmacy practice
Therapeutic drug monitoring; TDM; anticoagulation management; warfarin clinic; anticoagulation clinic; INR monitoring | duty | < pharmacy practice
Medicines optimisation; medicines management; prescribing support; medicines information; drug information; prescribing audits | duty | < pharmacy practice
Pharmacy law; pharmacy regulations; pharmacy legislation; responsible pharmacist regulations; GPhC standards | duty | < pharmacy practice
Flu clinics in pharmacy; pharmacy vaccination services; pharmacist immunization; APhA immunization; immunization delivery | duty | < pharmacy practice
Methadone supervision; supervised consumption; needle exchange | duty | < pharmacy practice
Dispensing errors reporting; near miss log; pharmacy error prevention; medication safety | duty | < pharmacy practice
Pharmacy merchandising; pharmacy counter; front shop pharmacy; pharmacy customer service; counter assistance; pharmacy cashiering | duty | < pharmacy practice
Medication delivery; prescription deliveries; prescription collection | duty | < pharmacy practice
Radiopharmacy; nuclear pharmacy | duty | < pharmacy practice
Pharmaceutical manufacturing; drug manufacturing; tablet manufacturing; formulation development; solid dosage forms; pharmaceutical formulation; oral solid dosage; tablet compression; granulation | knowledge | ~ Good Manufacturing Practice
Good Manufacturing Practice; GMP; cGMP; current good manufacturing practices; EU GMP; GMP compliance; cGMP compliance | knowledge
Good Distribution Practice; GDP medicines; responsible person GDP; wholesale distribution authorisation | knowledge
Good Laboratory Practice; =GLP; GLP compliance | knowledge
Good Documentation Practice; ALCOA; batch records; batch record review; batch manufacturing records | knowledge
Regulatory affairs; regulatory submissions; CTD dossier; eCTD; marketing authorisation; drug registration; FDA submissions; IND submissions; NDA submissions; dossier preparation; regulatory affairs submissions; 510(k); EMA submissions | knowledge
Drug safety reporting; literature screening; MedDRA coding; MedDRA; PSUR; safety narratives; aggregate reports; PBRER | knowledge
Clinical trial coordination; study coordination; study start-up; site initiation; clinical trial monitoring; site monitoring; monitoring visits; source data verification; eTMF; trial master file; regulatory binders | knowledge
Clinical data management; EDC systems; query management; CRF design; case report forms; electronic data capture | knowledge
Institutional Review Board submissions; IRB submissions; ethics committee submissions; IRB; ethics approvals; IRB protocols | knowledge
Subject recruitment; patient recruitment for trials; participant recruitment; screening and enrolment of trial participants; patient enrollment | knowledge
Drug discovery; medicinal chemistry; preclinical research; in vivo studies; animal studies; small molecule drug discovery; ADME; preclinical studies | knowledge
Medical laboratory science; clinical laboratory; biomedical science; laboratory diagnostics; medical laboratory technology; clinical laboratory testing; lab diagnostics; diagnostic laboratory testing | knowledge
Clinical chemistry; clinical biochemistry; biochemistry analysers; chemistry analyzers; blood chemistry; Cobas analyser | technique | < medical laboratory science ~ Haematology testing, Coagulation testing, Medical microbiology testing
Haematology testing; hematology testing; complete blood count; CBC; blood films; haematology analysers; blood smears; blood cell counts; full blood count; hematology analyzers; Sysmex | technique | < medical laboratory science ~ Coagulation testing, Medical microbiology testing, Blood banking procedures
Coagulation testing; coagulation studies; PT/INR testing | technique | < medical laboratory science ~ Medical microbiology testing, Blood banking procedures, Serology
Medical microbiology testing; bacterial culture; culture and sensitivity; antibiotic susceptibility testing; Gram staining; Gram stain; microbial culture; bacterial identification; blood cultures; bacteriology; parasitology; mycology | technique | < medical laboratory science ~ Blood banking procedures, Serology, ELISA
Blood banking procedures; blood grouping; crossmatching; cross-matching; immunohaematology; blood typing; immunohematology; antibody screening; transfusion science | technique | < medical laboratory science ~ Serology, ELISA, Urinalysis testing
Serology; immunology testing; immunoassays; serological tests | technique | < medical laboratory science ~ ELISA, Urinalysis testing, Urine microscopy
ELISA; enzyme-linked immunosorbent assay; ELISA assays | technique | < medical laboratory science ~ Urinalysis testing, Urine microscopy, Histology techniques
Urinalysis testing | technique | < medical laboratory science ~ Urine microscopy, Histology techniques, Cytology
Urine microscopy | technique | < medical laboratory science ~ Histology techniques, Cytology, Virology testing
Histology techniques; tissue processing; microtomy; histological staining; H&E staining; tissue embedding; paraffin embedding; cryosectioning | technique | < medical laboratory science ~ Cytology, Virology testing, Toxicology
Cytology; cytology screening; cytopreparation | technique | < medical laboratory science ~ Virology testing, Toxicology, Clinical chemistry
Virology testing; viral culture | technique | < medical laboratory science ~ Toxicology, Clinical chemistry, Haematology testing
Toxicology; drug testing; toxicology screening | technique | < medical laboratory science ~ Clinical chemistry, Haematology testing, Coagulation testing
PCR; polymerase chain reaction; RT-PCR; qPCR; real-time PCR; quantitative PCR; qRT-PCR | technique
Gel electrophoresis; agarose gel electrophoresis; SDS-PAGE; electrophoresis | technique
Western blot; western blotting; immunoblotting | technique
DNA extraction; RNA extraction; nucleic acid extraction; DNA isolation; RNA isolation; plasmid preparation | technique
DNA sequencing; Sanger sequencing; Illumina sequencing; whole genome sequencing | technique
Cloning; molecular cloning; transformation and cloning; primer design; plasmid cloning; site-directed mutagenesis; gene cloning | technique
CRISPR; CRISPR/Cas9; gene editing; CRISPR-Cas9 | technique
Cell culture; tissue culture; mammalian cell culture; cell culture techniques; primary cell culture; aseptic cell culture; stem cell culture | technique
Flow cytometry; FACS; cell sorting | technique
Microscopy; confocal microscopy; fluorescence microscopy; light microscopy; immunofluorescence; live-cell imaging; electron microscopy | technique
Protein purification; affinity chromatography; protein expression; recombinant protein expression; FPLC; AKTA | technique
Molecular biology; molecular biology techniques; molecular diagnostics; molecular genetics; molecular techniques | technique
Cytogenetics; karyotyping; FISH testing; fluorescence in situ hybridisation | technique
Cell-based assays; bioassays; assay development; cell viability assays; MTT assay; transfection | technique
Animal handling in research; mouse models; rodent handling; mouse handling; animal models; in vivo models; rodent surgery; laboratory animal care | technique
Laboratory techniques; laboratory skills; wet lab; lab techniques; bench work; laboratory work; laboratory experience; wet lab techniques | technique
Pipetting; micropipetting; serial dilutions; micropipettes | technique
Laboratory safety; lab safety; biosafety; BSL-2; biosafety level 2; biological safety; chemical hygiene; biohazard handling | technique
Sample preparation; specimen processing; sample processing; sample accessioning; specimen accessioning; lab accessioning; sample labelling; centrifugation | technique
Laboratory quality control; lab QC; internal quality control; external quality assessment; EQA; proficiency testing; Levey-Jennings; Westgard rules | technique
Laboratory equipment maintenance; calibrating lab instruments; lab equipment maintenance; maintaining laboratory equipment; calibration of laboratory equipment; autoclaving | technique
LIMS; laboratory information management system; laboratory information systems; LIS; Beaker Epic | technique
ISO 15189; ISO 17025; ISO/IEC 17025 | technique
Laboratory stock ordering; lab supplies ordering; reagent preparation; preparing reagents; media preparation; buffer preparation; solution preparation; lab inventory | technique
Lab notebooks; electronic lab notebook; laboratory documentation; lab reports; laboratory record keeping | technique
Standard operating procedures; SOPs; SOP writing; writing SOPs; SOP development | technique
Chromatography; chromatographic techniques | technique | ~ HPLC, Gas chromatography, Mass spectrometry
HPLC; high-performance liquid chromatography; UPLC; UHPLC | technique | ~ Gas chromatography, Mass spectrometry, UV-Vis spectroscopy
Gas chromatography; =GC; gas chromatography-mass spectrometry | technique | ~ Mass spectrometry, UV-Vis spectroscopy, FTIR
Mass spectrometry; mass spec; MALDI-TOF | technique | ~ UV-Vis spectroscopy, FTIR, NMR
UV-Vis spectroscopy; UV spectrophotometry; spectrophotometry; spectrophotometer; UV/Vis | technique | ~ FTIR, NMR, Titration
FTIR; infrared spectroscopy; FT-IR | technique | ~ NMR, Titration, Dissolution testing
NMR; nuclear magnetic resonance; NMR spectroscopy | technique | ~ Titration, Dissolution testing, Method validation
Titration; wet chemistry; Karl Fischer titration; gravimetric analysis | technique | ~ Dissolution testing, Method validation, Atomic absorption spectroscopy
Dissolution testing; stability testing; stability studies; disintegration test | technique | ~ Method validation, Atomic absorption spectroscopy, Organic synthesis
Method validation; analytical method development; analytical method validation; method transfer; analytical methods | technique | ~ Atomic absorption spectroscopy, Organic synthesis, Analytical chemistry
Atomic absorption spectroscopy; AAS analysis | technique | ~ Organic synthesis, Analytical chemistry, Chromatography
Organic synthesis; chemical synthesis; synthetic organic chemistry; multi-step synthesis; column chromatography | technique | ~ Analytical chemistry, Chromatography, HPLC
Analytical chemistry; chemical analysis; instrumental analysis; analytical testing | technique | ~ Chromatography, HPLC, Gas chromatography
HCPC registration; HCPC registered; HCPC; Health and Care Professions Council | certificate
GPhC registration; GPhC registered; General Pharmaceutical Council registration | certificate
Pharmacist licence; pharmacist license; licensed pharmacist; registered pharmacist license; board of pharmacy license | certificate
Certified Pharmacy Technician; CPhT; PTCB; PTCB certified; ExCPT; pharmacy technician license; pharmacy technician certification; NVQ Level 3 Pharmacy Services; PTCB certification | certificate
ARRT; ARRT certified; ARRT certification; American Registry of Radiologic Technologists; RT(R); registered radiologic technologist | certificate
ARDMS; RDMS; registered diagnostic medical sonographer; RVT certification; RDCS | certificate
ASCP certification; MLS(ASCP); ASCP; MLT(ASCP); medical laboratory scientist certification; AMT certification | certificate
Certified Phlebotomy Technician; CPT certification; phlebotomy certification; phlebotomy certificate; certified phlebotomist; NHA phlebotomy; PBT(ASCP) | certificate
Certified Medical Assistant certification; CCMA; NHA CCMA; CMA (AAMA); RMA certification; Certified Clinical Medical Assistant; medical assistant certification; AAMA | certificate
Certified Surgical Technologist; NBSTSA; TS-C | certificate
Certified Registered Central Service Technician; CRCST; CBSPD; sterile processing certification | certificate
Registered Dietitian Nutritionist credential; CDR registered; registered dietitian credential; RDN credential; AfN registration | certificate
CCC-SLP; ASHA certification; certificate of clinical competence in speech-language pathology; ASHA; CCC-A | certificate
NBCOT; OTR/L; NBCOT certified; COTA/L; OTR license | certificate
Physical therapy license; state physical therapist license; PT license; physiotherapy licence; CSP membership; Chartered Society of Physiotherapy; DPT license | certificate
Certified Athletic Trainer credential; BOC certified; ATC certification | certificate
NBRC; RRT credential; registered respiratory therapist credential; CRT respiratory | certificate
CCRP; ACRP; CCRC; SOCRA; certified clinical research coordinator; certified clinical research professional; ACRP-CP | certificate
RAC certification; Regulatory Affairs Certification; RAPS | certificate
Certified Strength and Conditioning Specialist; NSCA-CSCS | certificate | < NSCA certification
Certified ophthalmic assistant; COA certification; ABO certification; American Board of Opticianry; ABO certified; NCLE | certificate
Genetic counselling certification; ABGC | certificate
Medical reception; patient registration; patient check-in; checking in patients; patient scheduling; scheduling patient appointments; patient appointments; clinic reception; booking patient appointments; medical appointment scheduling; front desk medical; medical front desk | duty
Medical billing; healthcare billing; medical billing and coding; patient billing; hospital billing; claims submission in healthcare; medical claims; billing and coding | duty
Medical coding; CPT coding; CPT codes; CPT; HCPCS; ICD-10 and CPT coding; ICD-9; clinical coding; OPCS-4; procedure coding | duty
Health insurance verification; insurance verification; insurance eligibility verification; verifying insurance; pre-authorisation; insurance authorization; prior authorization; benefits verification; insurance pre-certification; prior authorisation | duty
Healthcare revenue cycle; revenue cycle management; RCM; denials management; claim denials; medical collections; payment posting; denial management; charge entry | duty
Medical transcription; clinical transcription; audio typing of medical letters; medical typing; digital dictation; medical dictation | duty | ~ Audio typing
Medical records management; health information management; medical records; patient records; release of information; health records; HIM; maintaining patient records; medical record keeping; chart preparation | duty
Medical secretarial work; clinic letters typing; medical correspondence; medical administration support; 18-week RTT pathway; referral coordination; patient pathway coordination; RTT; e-Referral Service; NHS e-Referral | duty
Medical scribing; scribing; medical scribe documentation; scribe documentation | duty
Certified Professional Coder; CPC coding; AAPC; AAPC certified; CPC certification; CPC-A | duty
RHIA; AHIMA | duty
Medicare and Medicaid; Medicare; Medicaid; Medicare billing; Medicaid billing; HMO and PPO | duty
Patient relations; patient services; patient experience; patient satisfaction; patient liaison; PALS liaison; patient communication; patient interaction | duty
Music therapy; therapeutic music | technique | ~ Art therapy
Art therapy; art psychotherapy; expressive arts therapy | technique
Dramatherapy; drama therapy; dance movement therapy; psychodrama | technique
Play therapy; therapeutic play; hospital play; filial therapy | technique
Recreational therapy; therapeutic recreation; recreation therapy | technique
Animal-assisted therapy; equine therapy; hippotherapy | technique
Aromatherapy; reflexology; reiki; complementary therapies; hot stone massage | technique
Personal training; fitness instruction; gym instruction; group fitness instruction; fitness training | technique
Health coaching; wellness coaching; lifestyle coaching; motivational health coaching | technique | ~ Fitness coaching
Clinical psychology assessments; psychological testing; psychometric testing; neuropsychological assessment; WISC; WAIS; psychological assessments; psychometric assessments | technique
Medical physics; radiation physics; quality assurance of linacs | technique
Biomedical equipment maintenance; medical equipment repair; biomedical equipment; medical device maintenance; preventive maintenance of medical equipment; medical equipment maintenance | technique
Embalming; mortuary care; mortuary practice; evisceration | technique
Veterinary nursing; animal care; small animal nursing; veterinary care | technique
Deep tissue massage; deep tissue work | technique | < Massage therapy ~ Sports massage
Eclipse TPS | software | < Treatment planning systems
Pinnacle TPS | software | < Treatment planning systems
MOSAIQ | software | < Treatment planning systems
PioneerRx | software | < Pharmacy systems
Rx30 | software | < Pharmacy systems
EnterpriseRx | software | < Pharmacy systems
ProScript Connect | software | < Pharmacy systems
QS/1 | software | < Pharmacy systems
ScriptPro | equipment | < Pharmacy automation
Parata | equipment | < Pharmacy automation
Medidata Rave | software | < Clinical data management
REDCap | software | < Clinical data management
WinPath | software | < LIMS
Empower software | software | < HPLC
PET scanning; PET/CT | technique | ~ Computed tomography
LC-MS; LC-MS/MS; LCMS | technique | ~ Mass spectrometry
NGS; next-generation sequencing | technique | ~ DNA sequencing
RNA-seq; single-cell RNA-seq | technique | ~ DNA sequencing
IHC; immunohistochemistry | technique | ~ Histology techniques
ICP-MS; ICP-OES | technique | ~ Atomic absorption spectroscopy
Raman spectroscopy | technique | ~ FTIR
GC-MS | technique | ~ Gas chromatography
NAPLEX | certificate | ~ Pharmacist licence
MPJE | certificate | ~ Pharmacist licence
PEBC | certificate | ~ Pharmacist licence
CLIA; CLIA regulations | standard | ~ ISO 15189
CAP accreditation | standard | ~ ISO 15189
NABL | standard | ~ ISO 15189
UKAS accreditation | standard | ~ ISO 15189
=MoCA | technique | ~ Cognitive rehabilitation
MMSE | technique | ~ Cognitive rehabilitation
RHIT; Registered Health Information Technician | certificate | ~ RHIA
Certified Coding Specialist; CCS coding | certificate | ~ RHIA
DICOM | technique | ~ PACS
# titles
Physiotherapist; physical therapist; physio; band 5 physiotherapist; chartered physiotherapist; rotational physiotherapist; staff physiotherapist; clinical physiotherapist; outpatient physical therapist; registered physiotherapist; MSK physiotherapist; musculoskeletal physiotherapist; staff physical therapist; home health physical therapist; paediatric physiotherapist; neuro physiotherapist; first contact physiotherapist; sports physiotherapist; community physiotherapist | mid
Senior physiotherapist; lead physiotherapist; specialist physiotherapist; clinical lead physiotherapist; band 6 physiotherapist; advanced physiotherapy practitioner; physiotherapy team lead; extended scope physiotherapist; senior physical therapist; principal physiotherapist; chief physiotherapist; head physiotherapist | senior | ~ physiotherapist
Physiotherapy assistant; physical therapist assistant; =PTA; physical therapy aide; therapy assistant; rehabilitation assistant; physiotherapy technician; rehab assistant; physical therapy technician; physical therapy assistant; rehab aide; rehab technician; physical therapist aide; physical therapy tech; therapy aide; therapy support worker; rehabilitation aide; therapy technician; rehabilitation technician | junior | ~ physiotherapist
Physiotherapy student; physiotherapy intern; student physical therapist; physical therapy intern; intern physiotherapist; physiotherapist intern; student physiotherapist | intern
Occupational therapist; =OTR; band 5 occupational therapist; registered occupational therapist; paediatric occupational therapist; community occupational therapist; staff occupational therapist; school occupational therapist; pediatric occupational therapist; mental health occupational therapist; hand therapist | mid
Senior occupational therapist; lead occupational therapist; specialist occupational therapist; band 6 occupational therapist; highly specialist occupational therapist; advanced occupational therapist | senior | ~ occupational therapist
Occupational therapy assistant; certified occupational therapy assistant; COTA; OT assistant; occupational therapy technician; occupational therapy aide; occupational therapist assistant; occupational therapy student | junior | ~ occupational therapist
Occupational therapy intern | intern | ~ Occupational therapy assistant
Speech and language therapist; speech therapist; speech-language pathologist; =SLP; speech pathologist; specialist speech and language therapist; speech and language pathologist; bilingual speech-language pathologist; school speech-language pathologist; clinical fellow SLP; newly qualified speech and language therapist | mid
Speech and language therapy assistant; speech-language pathology assistant; SLPA; speech therapy assistant; SLT assistant | junior | ~ speech and language therapist
Therapy manager; rehabilitation manager; allied health manager; therapy services manager; therapy lead; physiotherapy manager; rehab manager | manager
Director of rehabilitation; head of therapies; rehab director; director of rehab; rehabilitation director | director | ~ Therapy manager
Dietitian; dietician; registered dietitian; clinical dietitian; community dietitian; dietetic practitioner; registered dietitian nutritionist; =RDN; specialist dietitian; renal dietitian; paediatric dietitian; chief dietitian; outpatient dietitian | mid
Senior dietitian | senior | ~ Dietitian
Lead dietitian | lead | ~ Dietitian
Nutritionist; nutrition specialist; nutrition consultant; clinical nutritionist; nutrition counsellor; public health nutritionist; sports nutritionist; nutrition officer; nutritional therapist; nutrition counselor; nutrition coach; registered nutritionist; associate nutritionist; nutrition educator; WIC nutritionist | mid
Dietetic assistant; dietetic technician; dietary aide; diet aide; dietary assistant; nutrition assistant; diet technician; dietitian assistant | mid
Dietetic intern; dietetics intern; nutrition intern | intern | ~ Dietetic assistant
Podiatrist; chiropodist; foot health practitioner; podiatric physician; podiatric surgeon; podiatry assistant | mid
Senior podiatrist | senior | ~ Podiatrist
Prosthetist; orthotist; prosthetist and orthotist; prosthetist/orthotist; prosthetic technician; orthopaedic technician; orthotic technician; certified prosthetist; orthopedic technician; plaster technician; cast technician | mid
Optometrist; ophthalmic optician; doctor of optometry; resident optometrist; locum optometrist; pre-registration optometrist; hospital optometrist; eye doctor; consultant optometrist | mid
Senior optometrist | senior | ~ Optometrist
Optician; dispensing optician; optical assistant; optical technician; optical consultant; licensed optician; optometric assistant; optical sales associate; optical dispenser; contact lens optician; optical advisor; optometric technician; optometric tech; vision care assistant | mid
Optical manager | manager | ~ Optician
Trainee dispensing optician; apprentice optician | junior | ~ Optician
Optical lab technician; optical associate | mid
Ophthalmic assistant; ophthalmic technician; ophthalmic tech; certified ophthalmic technician; ophthalmic medical assistant | mid
Orthoptist; vision therapist | mid
Audiologist; clinical audiologist; hearing aid audiologist; hearing aid dispenser; hearing instrument specialist; audiometrist; audiology assistant; doctor of audiology; hearing care professional; hearing aid specialist; associate audiologist; audiometric technician | mid
Senior audiologist | senior | ~ Audiologist
Radiographer; diagnostic radiographer; radiologic technologist; X-ray technician; radiology technologist; radiology technician; medical imaging technologist; medical radiation technologist; rad tech; radiological technologist; band 5 radiographer; X-ray technologist; radiologic technician; X-ray tech; limited X-ray operator; X-ray operator; radiology tech; imaging technician; radiologic tech; theatre radiographer | mid
Senior radiographer; lead radiographer; superintendent radiographer; reporting radiographer; advanced practitioner radiographer; lead radiologic technologist; radiology supervisor; lead CT technologist; chief radiographer | senior | ~ radiographer
Radiology manager; imaging manager; radiology services manager; imaging services manager | manager | ~ Senior radiographer
Director of radiology; director of imaging | director | ~ Senior radiographer
CT radiographer; CT technologist; CT technician; CT scan technician; CT tech | mid | ~ radiographer, MRI radiographer, Therapeutic radiographer
MRI radiographer; MRI technologist; MRI technician; MRI tech | mid | ~ radiographer, Therapeutic radiographer, CT radiographer
Lead MRI technologist | lead | ~ MRI radiographer
Sonographer; diagnostic medical sonographer; ultrasound technologist; ultrasound technician; ultrasonographer; ultrasound tech; vascular sonographer; vascular technologist; cardiac sonographer; echocardiographer; echo tech | mid | ~ radiographer
Lead sonographer | lead | ~ Sonographer
Mammographer; mammography technologist; mammography technician; breast imaging technologist | mid | ~ radiographer
Nuclear medicine technologist; nuclear medicine technician; PET/CT technologist | mid | ~ radiographer
Therapeutic radiographer; radiation therapist; radiotherapist; radiotherapy technologist; dosimetrist; medical dosimetrist | mid | ~ radiographer, CT radiographer, MRI radiographer
Radiography assistant; imaging assistant; radiology assistant; radiology aide; imaging support worker; radiographic assistant; radiography student; imaging aide | mid | ~ radiographer
Student radiographer; student radiologic technologist | intern | ~ Radiography assistant
Cardiac physiologist; cardiographer; ECG technician; EKG technician; cardiovascular technologist; cardiac technician; cardiovascular technician; cath lab technologist; cath lab technician; cardiology technician; cardiac catheterization technologist; EKG tech | mid
EEG technician; EEG technologist; neurodiagnostic technologist; clinical physiologist; neurophysiology technologist | mid
Respiratory therapist; registered respiratory therapist; respiratory care practitioner; respiratory physiologist; respiratory care therapist; certified respiratory therapist; =RRT; respiratory therapy technician; respiratory therapy student | mid
Lead respiratory therapist | lead | ~ Respiratory therapist
Polysomnographic technologist; sleep technologist; sleep technician; sleep physiologist; registered polysomnographic technologist | mid
Perfusionist; clinical perfusionist; clinical perfusion scientist; cardiovascular perfusionist | mid
Surgical technologist; surgical technician; scrub technician; scrub tech; certified surgical technologist; operating room technician; surgical tech; OR technician; certified surgical technician; OR tech; operation theatre technician; operating room tech | mid
Operating department practitioner; ODP; anaesthetic practitioner; anaesthetic technician; anesthesia technician; anaesthesia technician; anesthesia tech; theatre support worker | mid
Senior operating department practitioner | senior | ~ Operating department practitioner
Sterile processing technician; sterile services technician; CSSD technician; central service technician; decontamination technician; sterilization technician; central sterile technician; SPD technician; sterile processing tech; sterile technician; central sterile processing technician | mid
Sterile processing manager | manager | ~ Sterile processing technician
Medical assistant; certified medical assistant; clinical assistant; clinical medical assistant; registered medical assistant; physician's office assistant; medical office assistant; back office medical assistant; front office medical assistant; =CMA; medical assistant externship; bilingual medical assistant; medical assistant/receptionist; medical office specialist; pediatric medical assistant; administrative medical assistant; doctor's assistant; certified clinical medical assistant; chiropractic assistant; dermatology medical assistant | junior
Medical assistant extern; medical assistant intern | intern | ~ Medical assistant
Lead medical assistant | mid | ~ Medical assistant
Phlebotomist; phlebotomy technician; certified phlebotomist technician; blood collector; patient service technician; mobile phlebotomist; phlebotomy tech; plasma center phlebotomist; phlebotomist technician; patient services technician; donor phlebotomist; phlebotomist/lab assistant | junior
Lead phlebotomist | mid | ~ Phlebotomist
Paramedic; ambulance paramedic; advanced paramedic; critical care paramedic; flight paramedic; specialist paramedic; newly qualified paramedic; advanced care paramedic; primary care paramedic; firefighter paramedic; firefighter/paramedic; paramedic practitioner; EMT-Paramedic; EMT-P; emergency paramedic; industrial paramedic; offshore medic; team leader paramedic | mid
Student paramedic | intern | ~ Paramedic
Trainee paramedic | junior | ~ Paramedic
Combat medic; army medic; military medic; remote medic; combat medical technician; combat medic specialist | mid
Hospital corpsman | mid
Emergency medical technician; =EMT; EMT-B; ambulance technician; EMT-Basic; associate ambulance practitioner; emergency care assistant; ambulance care assistant; emergency medical technician-basic; patient transport service driver; ambulance attendant; firefighter/EMT; first responder; emergency care support worker; advanced EMT; EMT-I; AEMT; community first responder; emergency ambulance crew; firefighter EMT; event medic; ambulance driver; ambulance officer; event first aider; emergency medical responder | mid | ~ paramedic, Emergency medical dispatcher
Emergency medical dispatcher; emergency call handler; ambulance dispatcher; 911 dispatcher; 999 call handler; EMS dispatcher; emergency dispatcher; emergency call taker; 111 health advisor; NHS 111 call handler | mid | ~ paramedic, Emergency medical technician
Pharmacist; clinical pharmacist; hospital pharmacist; community pharmacist; registered pharmacist; retail pharmacist; staff pharmacist; relief pharmacist; locum pharmacist; second pharmacist; responsible pharmacist; PCN pharmacist; GP pharmacist; staff clinical pharmacist; practice pharmacist; prescribing pharmacist; PharmD | mid | ~ Superintendent pharmacist
Superintendent pharmacist; rotational pharmacist; oncology pharmacist; ambulatory care pharmacist; primary care pharmacist; support pharmacist; floater pharmacist; licensed pharmacist; independent prescriber pharmacist; drug information pharmacist; dispensing pharmacist; inpatient pharmacist; PRN pharmacist | manager | ~ Pharmacist
Senior pharmacist; lead pharmacist; specialist pharmacist; principal pharmacist; senior clinical pharmacist; advanced clinical pharmacist; lead clinical pharmacist; clinical pharmacy specialist; clinical pharmacist specialist | senior | ~ pharmacist
Pharmacy manager; pharmacist manager; pharmacist in charge; chief pharmacist; branch pharmacist manager; pharmacy operations manager; pharmacy supervisor; store pharmacist manager; dispensary manager; assistant pharmacy manager; deputy chief pharmacist; pharmacy team leader; pharmacy team manager | manager
Head of pharmacy; director of pharmacy; pharmacy director | director | ~ Pharmacy manager
Trainee pharmacist; pre-registration pharmacist; pharmacy intern; intern pharmacist; pharmacy student; foundation trainee pharmacist; pharmacy resident; pharmacist intern; graduate intern pharmacist; PGY1 pharmacy resident; pharmacist trainee; pharmacy extern; pharmacy student intern; pre-reg pharmacist | intern
Pharmacy technician; certified pharmacy technician; dispensing technician; accuracy checking technician; hospital pharmacy technician; pharmacy tech; pharmacy technologist; pre-registration pharmacy technician; medicines management technician; inpatient pharmacy technician; IV technician; retail pharmacy technician; pharmacy technician II; compounding technician; compounding pharmacy technician; mail order pharmacy technician; accredited checking technician | mid
Senior pharmacy technician | senior | ~ Pharmacy technician
Lead pharmacy technician | lead | ~ Pharmacy technician
Trainee pharmacy technician; pharmacy technician trainee | junior | ~ Pharmacy technician
Pharmacy technician intern | intern | ~ Pharmacy technician
Dispenser; pharmacy assistant; dispensing assistant; pharmacy dispenser; pharmacy sales assistant; medicine counter assistant; pharmacy clerk; pharmacy aide; pharmacy cashier; pharmacy advisor; qualified dispenser; pharmacy support worker; pharmacy customer advisor; trainee dispenser; pharmacy counter assistant; dispensary assistant; pharmacy delivery driver; drugstore assistant; pharmacy sales associate; pharmacy customer service associate; pharmacy apprentice; chemist assistant | junior
Biomedical scientist; medical laboratory scientist; clinical laboratory scientist; medical technologist; medical laboratory technologist; =MLS; clinical scientist; specialist biomedical scientist; clinical laboratory technologist; laboratory scientist; medical lab scientist; medical lab technologist; registered medical technologist; blood bank technologist; hospital scientist | mid
Trainee biomedical scientist | junior | ~ Biomedical scientist
Senior biomedical scientist | senior | ~ Biomedical scientist
Lead biomedical scientist | lead | ~ Biomedical scientist
Microbiologist; clinical microbiologist | mid
Biochemist; clinical biochemist | mid
Embryologist; clinical embryologist | mid
Cytogeneticist | mid
Medical laboratory technician; laboratory technician; clinical laboratory technician; lab technician; medical lab technician; =MLT; lab tech; laboratory tech; pathology technician; clinical lab technician; microbiology technician; microbiology laboratory technician; hospital laboratory technician; lab technologist; research technician; research laboratory technician; blood bank technician; QC laboratory technician | mid | ~ Histology technician
Senior laboratory technician | senior | ~ Medical laboratory technician
Lead laboratory technician | lead | ~ Medical laboratory technician
Lab technician intern | intern | ~ Medical laboratory technician
Histology technician; histotechnologist; histotechnician | mid | ~ Medical laboratory technician
Cytologist; cytotechnologist; cytoscreener | mid
Medical laboratory assistant; laboratory assistant; lab assistant; specimen processor; pathology assistant; laboratory aide; specimen technician; laboratory support worker; lab processor; lab aide; laboratory attendant; medical lab assistant; clinical lab assistant; specimen accessioner; specimen processing technician; laboratory apprentice; clinical laboratory assistant; accessioner; chemistry lab assistant; lab helper | junior
Laboratory intern; lab intern; student laboratory assistant | intern | ~ Medical laboratory assistant
Laboratory manager; laboratory supervisor; lab manager; lab supervisor; pathology manager; chief biomedical scientist; laboratory team leader; laboratory coordinator; pathology operations manager; lab coordinator; clinical laboratory manager; head biomedical scientist; laboratory operations manager; chief medical technologist; lab lead | manager
Head of laboratory; laboratory director; lab director | director | ~ Laboratory manager
Clinical research coordinator; clinical trial coordinator; study coordinator; clinical research assistant; clinical trials coordinator; research coordinator; clinical trials assistant; study site coordinator; clinical study coordinator; clinical trial administrator; clinical trial assistant; clinical research study coordinator; regulatory coordinator; clinical research technician; clinical studies officer; clinical research practitioner; research study coordinator | mid | ~ Clinical research associate, Clinical project manager, Clinical data manager
Senior clinical research coordinator | senior | ~ Clinical research coordinator
Clinical research intern | intern | ~ Clinical research coordinator
Clinical research associate; =CRA; clinical trial associate; clinical monitor; site monitor; in-house CRA; =CTA; clinical research associate II | mid | ~ Clinical project manager, Clinical data manager, Clinical research coordinator
Senior clinical research associate | senior | ~ Clinical research associate
Lead CRA | lead | ~ Clinical research associate
Clinical project manager; clinical trial manager; clinical research manager; clinical operations manager; clinical study manager; global study manager; senior clinical trial manager; clinical trials manager; clinical research project manager | manager | ~ Clinical data manager, Clinical research coordinator, Clinical research associate
Clinical research director; director of clinical operations; head of clinical operations | director | ~ Clinical project manager
Clinical data manager; clinical data management associate; clinical data analyst; clinical data associate; senior clinical data manager; clinical data specialist; clinical database programmer | mid | ~ Clinical research coordinator, Clinical research associate, Clinical project manager
Regulatory affairs specialist; regulatory affairs associate; regulatory affairs officer; regulatory officer; regulatory affairs executive; regulatory specialist; regulatory affairs coordinator; regulatory affairs consultant; regulatory associate | mid | ~ Pharmacovigilance specialist
Regulatory affairs manager | manager | ~ Regulatory affairs specialist
Director of regulatory affairs; head of regulatory affairs | director | ~ Regulatory affairs specialist
Senior regulatory affairs specialist; senior regulatory affairs associate | senior | ~ Regulatory affairs specialist
Pharmacovigilance specialist; drug safety associate; drug safety specialist; pharmacovigilance officer; pharmacovigilance scientist; pharmacovigilance associate; qualified person for pharmacovigilance; QPPV; safety data specialist | mid | ~ Regulatory affairs specialist
Pharmacovigilance manager; drug safety manager | manager | ~ Pharmacovigilance specialist
Medical writer; regulatory writer; scientific writer; medical editor; medical communications writer; medical copywriter | mid
Senior medical writer | senior | ~ Medical writer
Research biologist; molecular biologist; biologist; cell biologist; scientist II; associate scientist; staff scientist; life scientist; immunology researcher; biology researcher; botanist; zoologist | mid
Geneticist | mid
Toxicologist | mid
Pharmacologist | mid
Neuroscientist | mid
Scientist I | mid | ~ Senior scientist, Principal scientist
Senior scientist | mid | ~ Principal scientist, Scientist I
Principal scientist | mid | ~ Scientist I, Senior scientist
Biotechnologist | mid
Virologist | mid
Analytical chemist; chemist; QC chemist; laboratory analyst; lab analyst; analytical scientist; QC microbiologist | mid | ~ Quality control chemist
Quality control chemist; pharmaceutical chemist; laboratory chemist; research chemist; formulation chemist; development chemist; organic chemist; medicinal chemist; synthetic chemist; R&D chemist; associate chemist; process chemist; environmental chemist | mid | ~ Analytical chemist
Senior chemist | senior | ~ Quality control chemist
Junior chemist | junior | ~ Quality control chemist
Formulation scientist | mid
Clinical psychologist; psychologist; chartered psychologist; licensed psychologist; health psychologist; forensic psychologist; counselling psychologist; neuropsychologist; principal clinical psychologist; consultant clinical psychologist; practitioner psychologist; child psychologist; clinical neuropsychologist; sports psychologist; counseling psychologist; staff psychologist; consultant psychologist | senior
Trainee clinical psychologist | junior | ~ Clinical psychologist
Psychology intern | intern | ~ Clinical psychologist
Assistant psychologist; psychology assistant; honorary assistant psychologist; psychology technician | junior
Psychological wellbeing practitioner; trainee psychological wellbeing practitioner; PWP; trainee PWP; psychological associate | junior
Psychometrist; psychometrician | junior
Massage therapist; licensed massage therapist; =LMT; sports massage therapist; remedial massage therapist; holistic massage therapist; massage practitioner; soft tissue therapist; masseuse; masseur; registered massage therapist; spa massage therapist; sports and massage therapist; mobile massage therapist | mid | ~ Music therapist, Art therapist, Play therapist
Graduate sports therapist | junior | ~ Massage therapist
Athletic trainer; certified athletic trainer; sports rehabilitator; athletic training student; head athletic trainer; assistant athletic trainer; online fitness coach | mid | ~ Personal trainer
Graduate assistant athletic trainer | junior | ~ Athletic trainer
Strength and conditioning coach | mid | ~ Health coach
Exercise physiologist; clinical exercise physiologist; kinesiologist; exercise specialist; exercise scientist; kinesitherapist; kinesiotherapist | mid
Personal trainer; fitness trainer; fitness coach; certified personal trainer; freelance personal trainer; health and fitness instructor | mid | ~ Athletic trainer
Yoga instructor; yoga teacher | mid | ~ Pilates instructor
Pilates instructor | mid | ~ Yoga instructor
Music therapist; board-certified music therapist | mid | ~ Art therapist, Play therapist, Recreation therapist
Art therapist; art psychotherapist; dramatherapist; expressive arts therapist; dance movement therapist | mid | ~ Play therapist, Recreation therapist, Complementary therapist
Play therapist; hospital play specialist; child life specialist; certified child life specialist; play specialist | mid | ~ Recreation therapist, Complementary therapist, Massage therapist
Recreation therapist; recreational therapist; therapeutic recreation specialist; activity therapist; certified therapeutic recreation specialist | mid | ~ Complementary therapist, Massage therapist, Music therapist
Complementary therapist; holistic therapist; reiki master | mid | ~ Massage therapist, Music therapist, Art therapist
Reflexologist | mid
Aromatherapist | mid
Hypnotherapist; clinical hypnotherapist | mid
Health coach; wellness coach; health and wellbeing coach; lifestyle coach; wellbeing coach; certified health coach; health trainer; smoking cessation advisor | mid | ~ Health promotion officer, Strength and conditioning coach
Stop smoking adviser | mid
Health promotion officer; health improvement practitioner; health promotion specialist; health educator; community health educator; public health educator; health education specialist; public health promoter; health improvement officer | mid | ~ Health coach
Rehabilitation specialist; rehabilitation instructor | mid
Reiki practitioner | mid
Medical physicist; clinical physicist; radiation protection officer; radiotherapy physicist; medical physics technician; radiation safety officer; health physicist | mid
Biomedical engineer; clinical engineer; biomedical engineering technician; medical equipment technician; biomedical equipment technician; BMET; biomedical technician; medical device technician; clinical technologist; biomed technician; medical engineering technician; medical equipment engineer; biomedical service engineer | mid
Mortuary technician; anatomical pathology technologist; mortuary assistant; mortician; autopsy technician; morgue attendant; morgue technician | mid
Medical receptionist; GP receptionist; clinic receptionist; patient services representative; patient access representative; patient registrar; hospital receptionist; medical front desk receptionist; patient service representative; doctor's receptionist; patient coordinator; patient care coordinator; medical office receptionist; patient access specialist; patient service coordinator; care navigator; patient service associate; patient services coordinator; patient service specialist; clinic assistant; patient services assistant; patient registration clerk; admissions clerk; front desk medical receptionist; medical receptionist/administrator; patient access associate; clinic coordinator; patient advisor; patient adviser; patient care representative; patient liaison officer; patient relations executive | junior | < Receptionist in offices
Patient scheduler; medical scheduler | junior | ~ Patient relations officer
Hospital admissions clerk | junior
Patient relations officer | junior | ~ Patient scheduler
Medical secretary; clinic administrator; medical administrator; hospital secretary; medical administrative assistant; unit secretary; clinical administrator; medical office administrator; medical office secretary; health unit coordinator; medical administration assistant; NHS administrator; referral specialist; ward secretary; cardiology secretary | junior | < Secretary
Ward clerk; unit clerk; ward administrator; ward receptionist; medical clerk; health unit clerk; outpatient booking clerk; e-referral clerk; health records clerk | junior
Patient pathway coordinator; pathway coordinator; cancer pathway coordinator | junior | ~ Referral coordinator, MDT coordinator
Referral coordinator | junior | ~ MDT coordinator, Patient pathway coordinator
MDT coordinator | junior | ~ Patient pathway coordinator, Referral coordinator
Medical biller; medical billing specialist; medical billing clerk; billing and coding specialist; medical biller and coder; patient account representative; revenue cycle specialist; medical claims processor; insurance verification specialist; medical billing representative; medical collector; patient accounts representative; medical coder and biller; denials specialist; medical claims examiner; patient financial representative; medical billing and coding specialist; AR caller; patient financial counselor; medical claims analyst; medical billing executive; patient billing representative; revenue cycle representative; reimbursement specialist; insurance verification representative; patient accounts specialist; medical claims specialist; revenue integrity analyst; medical billing coordinator | mid | ~ Medical coder, Medical records clerk, Medical transcriptionist
Revenue cycle manager; medical billing manager | manager | ~ Medical biller
Prior authorization specialist | mid
Medical coder; clinical coder; coding specialist; certified medical coder; inpatient coder; HIM coder; outpatient coder; coding auditor; medical coding specialist; medical coding analyst; certified coder; medical coding executive; risk adjustment coder; HCC coder | mid | ~ Medical records clerk, Medical transcriptionist, Medical scribe
Clinical coding manager | manager | ~ Medical coder
Medical records clerk; health information technician; medical records technician; medical records officer; health records officer; medical record clerk; release of information specialist; health information clerk; medical records coordinator; health information specialist; medical records specialist; medical records assistant; HIM technician; medical record technician; health information management specialist; HIM clerk; HIM specialist | mid | < Records clerk ~ Medical transcriptionist, Medical scribe, Medical biller
Health information manager; HIM manager; medical records manager | manager | ~ Medical records clerk
Director of health information management | director | ~ Medical records clerk
Medical records supervisor | lead | ~ Medical records clerk
Medical transcriptionist; medical transcriber; clinical transcriptionist; medical audio typist; medical typist; medical transcription editor | mid | ~ Medical scribe, Medical biller, Medical coder, Typist
Medical scribe; emergency department scribe; clinical scribe; scribe; chief scribe; ED scribe; virtual medical scribe; medical scribe trainer | mid | ~ Medical biller, Medical coder, Medical records clerk
Revenue cycle analyst | mid
Payment poster | mid
Practice manager; medical practice manager; clinic manager; GP practice manager; medical office manager; healthcare manager; hospital manager; hospital administrator; healthcare administrator; practice administrator; clinical services manager; health services manager; medical clinic manager; nursing home administrator; assistant practice manager; health centre manager; health services administrator; healthcare operations manager; hospital operations manager; assistant practice administrator; deputy practice manager; medical practice administrator; clinical manager; outpatient services manager; patient services manager; clinic supervisor; patient access manager; clinic operations manager; NHS manager; patient access supervisor; hospital superintendent; medical office supervisor; ambulatory services manager | manager
Clinical operations director; clinic director; practice director | director | ~ Practice manager
`
