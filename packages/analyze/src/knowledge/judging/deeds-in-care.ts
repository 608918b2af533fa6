/** Deeds of nursing, care, therapy, childhood, school and social work, in the form that `deeds.ts` explains. */
export const DEEDS_IN_CARE = `
wash-and-dress = personal-care: got get help + wash bathe dress eat toilet shower + dress up people morning resident feed fed
wash-and-dress = personal-care: fed feed bathe wash dress + resident client patient people elderly mother
wash-and-dress = personal-care: hygiene + feed fed food dress elderly patient resident person mobility body
wash-and-dress = personal-care: personal + care hygiene
mobilise = moving-and-handling, hoists ? hoist: move lift transfer turn mobilise reposition + hoist wheelchair bed chair crane sling patient resident lift
care-records = daily-care-records, nursing-documentation, medical-records-management: fill write keep record log document + care nursing patient treatment therapy + plan note log record file tablet document
care-records = daily-care-records, nursing-documentation: record register write + daily note log + incident shift tablet handover care
care-records = daily-care-records, nursing-documentation: nursing care + document
care-records = daily-care-records, medical-records-management: write keep + note notes file record + session patient
vital-signs = vital-signs ? obs: record take took check do + obs observation pressure pulse temperature saturation
vital-signs = vital-signs: vital sign
vital-signs = vital-signs: monitor observe + patient
drips = iv-medication-administration, injections, iv-cannulation, infusion-pumps ? infusion injection intravenous cannulate: hang hung give gave set put insert place administer + drip infusion injection cannula iv intravenous line
drips = iv-medication-administration, injections, iv-cannulation: cannulate infusion + injection drip hang hung
mentor = mentoring ? mentor: mentor guide supervise sign teach train accompany + pupil student apprentice trainee learner newly
look-after-children = childcare ? childcare: look care key change feed fed watch mind play + baby toddler child under two twos infant children
look-after-children = childcare: childcare child + care young welcome secretary
nappies = personal-care ? nappy diaper potty: change do help wash + nappy diaper potty toilet
nappies = personal-care: nappy diaper hygiene + potty hand clean change care hygiene
child-notes = learning-journals: write keep observe record document + journal observation diary development tapestry progress + child learning development pupil progress observe
child-notes = learning-journals: observe observation + develop development
child-games: set plan organise run ran design lead + painting craft play game story workshop sand music + child corner toddler day group activity
tell-parents = parent-communication ? parent: talk chat meet tell write fill call + mum dad parent mother father family + pick day diary door evening term progress school
tell-parents = parent-communication: parent family + meeting communication talk meet discuss evening
help-pupils = special-educational-needs, learning-disabilities, autism-support ? sen: one help support accompany work sit sat + autism dyslexia adhd down disability need special + boy girl pupil child class lesson
help-pupils = special-educational-needs: autism dyslexia adhd disability handicap special + boy girl pupil child help
help-pupils = special-educational-needs: pupil child + special need + promote help support accompany
in-class = classroom-support: take took help support sit sat + group class lesson reader phonics + small table teacher pupil work
breaks = playground-supervision: duty + yard + hall playground canteen
breaks = playground-supervision ? playground: duty watch supervise + yard playground break broke dinner lunch canteen hall + child hall duty supervise pupil
breaks = playground-supervision: supervise surveillance security + yard playground break broke canteen restaurant
keep-safe = safeguarding, child-protection ? safeguarding: safeguard protect report + child children + course level training risk harm plan concern protect
keep-safe = safeguarding, child-protection: safeguarding + course level train dbs
keep-safe = safeguarding, child-protection: harm abuse neglect + child investigate report plan
keep-safe = safeguarding, child-protection: protect + child train
behaviour = behaviour-management, classroom-management, challenging-behaviour ? behaviour: calm settle turn de-escalate handle + class child pupil kick difficult room exclusion behaviour
teach-class = teaching: teach taught + year class subject child pupil lesson
caseload = case-management ? caseload: carry hold held manage lead follow track + family case client file dossier + time caseload lead social case
caseload = case-management: lead track + family case file
assess-needs = needs-assessment: assess visit write find evaluate + need family home client child + need social plan visit home child
write-reports = report-writing, court-reports: write give gave prepare draft + report statement + court judge family social hearing
write-reports = report-writing, court-reports: report statement + social court family
network-of-care = multi-agency-working ? agency: sit sat meet work coordinate + police school doctor visitor agency authority youth service + police school doctor visitor agency fortnight
benefits = benefits-advice, housing-advice ? benefit housing welfare: fill apply help claim advise find + benefit credit form flat housing allowance application grant
dispense = dispensing ? prescription: pick dispense label labelled bag hand fill put issue + prescription item medication script pharmacy
dispense = dispensing: dispense prescription
medicines-advice = over-the-counter-medicines, patient-education: advise tell recommend help + cough cold rash medication counter pharmacy pain remedy
compounding = compounding ? ointment capsule suspension: make prepare mix manufacture + cream ointment capsule suspension formula prescription
compounding = compounding: prepare + formula magistral
expiry ? expire: pull check remove rotate control + date expire short + box month stock medicine shelf medication
bill-insurers = medical-billing, prescription-insurance-billing ? insurer: send submit bill sort settle claim invoice + insurer insurance payment fund prescription script + month prescription insurer insurance
dental-assist = four-handed-dentistry ? chairside: pass hold held work assist help mix + suction instrument chair chairside hand four
dental-assist = four-handed-dentistry: help assist + chair dentist chairside armchair
sterilise = sterile-processing, infection-control ? sterilise autoclave: run ran clean wipe pack load + autoclave steriliser instrument surgery
x-rays = dental-radiography, x-ray-imaging, radiography ? xray radiograph: take took do make carry + bitewing opg xray radiograph film radiology panoramic
x-rays = dental-radiography, x-ray-imaging, radiography: radiography radiology radiologist
treatment-plans = treatment-planning: write prepare make invoice + estimate plan quote cost + treatment insurer dental patient therapy heal
treatment-plans = treatment-planning: treatment therapy care + plan
assess-patients = patient-assessment, treatment-planning: see find assess set examine + hurt pain goal patient injury movement history + goal day set patient
assess-patients = patient-assessment: assess examine survey + plan therapy treatment
hands-on = manual-therapy, massage-therapy ? massage manual: work treat mobilise massage manipulate + back shoulder neck joint spine muscle stiff
hands-on = manual-therapy, massage-therapy: manual massage + therapy mobilise massage
rehab = rehabilitation ? rehabilitation: get got help walk train + knee hip replacement stroke surgery operation fracture + walk again week rehabilitation
rehab = rehabilitation: rehabilitation
rehab = rehabilitation: treat care + after post + surgery operation
exercise-plans = exercise-prescription: write design run ran give gave teach + exercise programme class home + home back class patient exercise
calm-patients: hold held talk calm reassure explain + hand child filling nervous anxious afraid fear patient + child first patient treatment
medication = medication-administration ? medicine: do did give sign distribute + tablet medicine medication mar + round sheet mar give distribute
dementia = dementia-care ? dementia: dementia memory + resident people person patient unit ward elderly
activities = activity-planning-for-residents, recreation-programming ? leisure: run ran plan organize lead sing play craft offer + bingo sing garden craft game workshop music + afternoon resident group sing craft offer animate
discharge = discharge-planning ? discharge: admit admission receive + discharge home + patient people ward care
mark ? marking: mark correct grade + book report certificate copy
trips = school-trips, extracurricular-activities ? trip extracurricular: run ran organize plan lead + trip excursion outing club residential
activities = activity-planning-for-residents, recreation-programming: activity entertain animate game + resident elderly senior
child-games: organise plan run ran design lead set + activity craft play game workshop + create play learn game craft story
tell-parents = parent-communication: feedback communicate talk chat meet + family parent mum dad mother
meals-of-children: feed fed prepare give help accompany + meal mealtime snack food eat + child little snack help prepare
meals-of-children: feed fed + child fruit bottle baby toddler
calm-patients: calm reassure support care + nervous anxious afraid fear scare
hands-on = manual-therapy, massage-therapy: stiff muscle joint + back shoulder neck spine knee
neurology = neurological-rehabilitation, stroke-care ? neurological neurology: stroke + ward patient rehabilitation treat
network-of-care = multi-agency-working: coordinate cooperate network collaborate + agency service entity partner + other service entity partner
`
