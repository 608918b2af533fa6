/** Guarding, fire and rescue, armed forces, borders and public protection: skills and job titles. */
export const securityFireAndArmedForces = `
# skills
Manned guarding; static guarding; guarding premises; security guarding; guard duty | duty | ~ security patrols, gatehouse duties
Security patrols; patrolling premises; foot patrols; mobile patrols; patrolling buildings; night patrols; patrol duties | duty | ~ manned guarding
Gatehouse duties; checking passes; visitor passes; badge checks; gate control; vehicle searches; bag searches | duty | ~ manned guarding
Surveillance; surveillance cameras; security camera monitoring | technique | ~ security control room
Security control room; alarm monitoring; alarm response; keyholding and alarm response | duty | ~ surveillance
Door supervision; door security; queue control; venue security | duty | ~ event security
Event security; crowd safety; event stewarding | duty | ~ door supervision
Close protection; executive protection; bodyguarding; VIP protection | technique
Retail security; shop security; apprehending shoplifters | duty | ~ manned guarding
Cash in transit; armoured vehicle operation; armored truck operation; valuables transport | duty
Airport security screening; passenger screening; baggage screening; X-ray screening; aviation security; checkpoint screening | technique
Canine handling; K9 handling; K-9 handling; dog handling in security; detection dogs; patrol dogs | technique
SIA licence; SIA license; SIA door supervisor licence; SIA badge; security guard licence; guard card; security officer license | certificate | < manned guarding
Section 34a instruction; Sachkunde 34a; §34a GewO | certificate | < manned guarding
Security incident reports; daily activity reports; occurrence book | duty
Conflict de-escalation; verbal judo; physical intervention | technique
Firearms handling; firearms qualification; armed guard certification; marksmanship; weapons handling; small arms; weapons safety | technique
Security risk surveys; physical security; physical security surveys; site security assessments | technique
Explosives detection; bomb search; explosive ordnance disposal; EOD; mine clearance; demining; bomb disposal | technique
Firefighting; fire fighting; structural firefighting; fire suppression; fire attack; hose handling; fire ground operations | technique | ~ fire rescue
Fire rescue; search and rescue; technical rescue; rope rescue; water rescue; swift water rescue; road traffic collision rescue; vehicle extrication | technique | ~ firefighting
Breathing apparatus; SCBA; self-contained breathing apparatus; BA wearer | equipment | ~ firefighting
Fire engine operation; fire pump operation; apparatus driver operator; aerial ladder operation; fire hydrants | equipment | < firefighting
Fire prevention; fire safety; fire warden duties; fire safety inspections; fire inspections; fire code enforcement; fire risk assessment; fire safety audits | technique
Fire investigation; cause and origin investigation; arson investigation | technique
Fire Fighter I and II; Firefighter I; Firefighter II; NFPA 1001; IFSAC; Pro Board certification | certificate | < firefighting
Hazmat response; HazMat operations; hazardous materials response; hazmat technician; CBRN response | technique
Incident command; incident command system; ICS 100; NIMS; gold silver bronze command; JESIP | method
Emergency planning; civil protection; civil defence; disaster preparedness; emergency preparedness; disaster response | technique
Lifeguarding; pool lifeguarding; beach lifeguarding; pool rescue; open water rescue | technique
Avalanche rescue; ski patrolling; mountain rescue | technique
Infantry tactics; small unit tactics; patrolling tactics; combat operations; field craft; fieldcraft; battle drills; counter-insurgency | technique
Military leadership; platoon leadership; squad leadership; NCO leadership; section command | duty
Military training; basic training instruction; drill instruction; combat training; live fire exercises; military instruction | duty
Military intelligence; signals intelligence; imagery analysis | technique
Military planning; operations orders; MDMP; combat estimate | technique
Peacekeeping; peacekeeping operations; UN peacekeeping | duty
Artillery; field artillery; fire direction; forward observation; mortar fire; gunnery | technique
Armoured vehicles; armored vehicles; tank operation; tank gunnery; infantry fighting vehicles | equipment
Combat engineering; field fortifications; route clearance | technique
Military communications; tactical radio; field radio operation; SINCGARS; VHF and HF radio; voice procedure | equipment
Naval watchkeeping; naval operations | technique
Security clearance; top secret clearance; secret clearance; SC clearance; DV clearance; TS/SCI; developed vetting | certificate
Border control; border protection; passport checks; passport control; immigration inspection; customs inspection; contraband detection | duty
Prison security; custody of detainees; prisoner transport; control and restraint; inmate counts | duty
Parking enforcement; issuing penalty charge notices; parking tickets; school crossing patrol | duty
Traffic policing; breath tests | duty
Crime scene preservation; crime scene protection | technique
Criminal investigation; detective work; interviewing suspects; statement taking; undercover operations | technique
Neighbourhood policing; crime prevention | duty
Private investigation; insurance fraud investigation | technique
Guard tour systems; guard tour system; patrol checkpoint scanning; TrackTik; Silvertrac | software
Milestone XProtect; Genetec; Avigilon; Lenel OnGuard; CCURE | software | ~ surveillance
CPP security; certified protection professional; ASIS certification | certificate

# titles
Security guard; security officer; unarmed security officer; armed security officer; static guard; night guard; night watchman; watchman; security attendant; mobile patrol officer; corporate security officer; hospital security officer; site security guard; armed guard; retail security officer; private security guard; concierge security officer | junior | ~ door supervisor, CCTV operator
Door supervisor; bouncer; nightclub doorman; event security officer; crowd controller; crowd safety steward | junior | ~ security guard
CCTV operator; security control room operator; surveillance operator; alarm monitoring operator | mid | ~ security guard
Security supervisor; security team leader; security shift supervisor; head of guards; senior security officer; guard commander; security shift leader | lead | ~ security guard
Security manager; head of security; director of security; corporate security manager; site security manager; physical security manager | manager | ~ security supervisor
Close protection officer; bodyguard; personal protection officer; executive protection agent; executive protection specialist | senior | ~ security guard
Cash in transit officer; armoured car guard; armored car driver; cash-in-transit guard | mid | ~ security guard
Security dog handler; K9 officer; K9 handler; canine handler; police dog handler | mid | ~ security guard
Airport security officer; aviation security officer; TSA officer; transportation security officer; security screener; airport screener | mid | ~ security guard
Firefighter; fire fighter; fireman; volunteer firefighter; retained firefighter; wildland firefighter; airport firefighter; industrial firefighter | mid | ~ fire officer
Fire officer; watch manager; station officer; fire lieutenant; fire captain; leading firefighter; battalion chief; fire chief; chief fire officer | lead | ~ firefighter
Fire inspector; fire safety officer; fire prevention officer; fire investigator; fire safety inspector; fire risk assessor | mid | ~ firefighter
911 operator; emergency control operator | mid
Emergency management director; emergency planning officer; emergency manager; emergency preparedness coordinator; civil protection officer; resilience officer; emergency management specialist | manager
Rescue worker; search and rescue technician; rescue diver; mountain rescuer; ski patroller; rescue swimmer | mid | ~ firefighter
Swimming pool lifeguard; pool lifeguard; ocean lifeguard | junior
Soldier; infantryman; infantry soldier; rifleman; army reservist; enlisted soldier; paratrooper; combat engineer; tank crewman; cannon crewmember; marine infantryman; conscript | junior | ~ non-commissioned officer
Non-commissioned officer; army sergeant; staff sergeant; platoon sergeant; squad leader; section commander; sergeant first class; gunnery sergeant; master sergeant; first sergeant; army corporal; lance corporal; petty officer; chief petty officer; sergeant major; warrant officer | lead | ~ soldier
Army officer; commissioned officer; platoon leader; platoon commander; company commander; army captain; second lieutenant; first lieutenant; infantry officer; army major; battalion commander; artillery officer; air force officer; squadron leader | manager | ~ non-commissioned officer
Naval officer; navy officer; naval lieutenant; surface warfare officer; submarine officer; lieutenant commander; coast guard officer | manager | ~ army officer
Navy sailor; naval rating; navy seaman; coast guardsman; boatswain's mate; naval mechanic | junior | ~ soldier
Intelligence analyst; military intelligence officer; military intelligence analyst; signals intelligence analyst; imagery analyst; criminal intelligence analyst | mid
Drill sergeant; army drill instructor; firearms instructor | senior | ~ non-commissioned officer
Border Force officer; frontier officer; border officer | mid
Traffic warden; parking enforcement officer; parking warden; parking inspector; parking officer; meter maid | junior
Crossing guard; school crossing patrol; lollipop lady; lollipop man; school crossing guard | junior
Detective; police detective; detective constable; homicide detective; detective inspector | senior | ~ Police officer
Private investigator; private detective; surveillance investigator | mid | ~ detective
Crime scene investigator; scenes of crime officer; SOCO; crime scene technician | mid
Animal control officer; fish and game warden; wildlife enforcement officer; animal warden; dog warden | mid
Transit police officer; railway police officer; transport police officer | mid | ~ Police officer
EOD technician; bomb disposal technician; explosive ordnance disposal technician; deminer; demining officer | senior
Weights and measures inspector; trading standards officer; metrology inspector | mid
`
