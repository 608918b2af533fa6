/** Fitness, sport and recreation: skills and job titles. */
export const fitnessAndSport = `
# skills
Personal training; one-to-one training; one-on-one training; client training sessions | technique | ~ exercise programming
Exercise programming; workout programming; training programmes; exercise plans; workout plans; program design | technique | ~ personal training
Group exercise; group fitness; fitness classes; group classes; exercise classes; teaching classes | technique | ~ personal training
Strength training; weight training; resistance training; weightlifting | technique | ~ functional training
Functional training; functional fitness; kettlebells | technique | ~ strength training
Cardio training; cardiovascular training; HIIT; high intensity interval training; interval training; circuit training | technique
Spinning; indoor cycling; spin classes | technique | < group exercise
Yoga; hatha yoga; vinyasa yoga; yoga instruction; ashtanga | technique | ~ Pilates instruction, meditation
Zumba; dance fitness; aerobics; step aerobics | technique | < group exercise
Aqua aerobics; water aerobics; aqua fitness | technique | < group exercise
Boot camps; bootcamp; outdoor fitness | technique | < group exercise
Stretching and flexibility; flexibility training; mobility work; foam rolling | technique
Meditation | technique
Fitness assessment; fitness testing; fitness assessments; body composition; health screening; PAR-Q; movement screening | technique | ~ personal training
Goal setting with clients; client goals; fitness goals | technique | ~ fitness coaching
Fitness coaching; coaching clients | technique | ~ personal training
Weight management; weight loss coaching; weight loss programmes | technique | ~ nutrition advice
Nutrition advice; nutrition coaching; sports nutrition; nutritional advice; meal plans | knowledge | ~ weight management
Anatomy and physiology; human anatomy; exercise physiology; kinesiology; biomechanics | knowledge
Injury prevention; corrective exercise; post-rehabilitation exercise; injury rehabilitation exercise | technique
Special populations; exercise for older adults; pre and post natal exercise; exercise referral; adaptive fitness; senior fitness | knowledge
Gym floor supervision; gym inductions; equipment inductions; gym floor | duty
Fitness equipment maintenance; gym equipment; cleaning gym equipment | duty
Membership sales; gym memberships; selling memberships; membership retention; member retention | duty | ~ sales, Subscription sales
Personal training sales; selling training packages | duty | ~ membership sales
Club management; gym operations; fitness centre operations; leisure centre operations; health club operations; facility operations | duty
Class timetabling; class schedules; group fitness schedule | duty
Sports coaching; coaching athletes; coaching sports; team coaching; athletic coaching; coaching youth | technique | ~ strength training
Football coaching; soccer coaching; UEFA licence; FA coaching badge | technique | < sports coaching
Basketball coaching | technique | < sports coaching
Swimming instruction; swim lessons; teaching swimming; swim coaching; learn to swim; Swimming teaching; aquatics instruction; Swim England Level 2 | technique | < sports coaching
Tennis coaching | technique | < sports coaching
Athletics coaching; track and field coaching; running coaching | technique | < sports coaching
Gymnastics coaching | technique | < sports coaching
Martial arts instruction; martial arts; boxing training; kickboxing; self-defence | technique | ~ sports coaching
Ski instruction; snowboard instruction | technique | ~ sports coaching
Golf instruction; golf coaching | technique | ~ sports coaching
Climbing instruction; outdoor activities | technique
Game analysis; match analysis; opponent scouting; video analysis in sport; performance analysis in sport | technique | ~ sports coaching
Athlete recruitment; talent identification; scouting players | technique
Practice planning; practice plans; season planning | duty | ~ sports coaching
Refereeing; officiating; umpiring; game officials | duty
Sports event management; tournament organisation; league management; organising tournaments; intramural sports | duty | ~ recreation programming
Recreation programming; recreation programs; recreational activities; leisure programmes; after-school sports | duty
Youth programmes; youth sports; summer camp; camp activities | duty | ~ Youth work
Lifeguarding; pool supervision; pool lifeguard; water safety | duty
NPLQ; water safety instructor; WSI | certificate | < lifeguarding, Lifeguard certification
Pool plant operation; pool chemistry; pool water testing; certified pool operator | technique
First aid at fitness facilities; CPR and AED | certificate | < first aid
NASM certification; NASM CPT; National Academy of Sports Medicine; NASM | certificate | < personal training
ACE certification; American Council on Exercise; ACE certified personal trainer | certificate | < personal training
ACSM certification; American College of Sports Medicine; ACSM | certificate | < personal training
NSCA certification; NSCA | certificate | < strength training
ISSA certification; ISSA | certificate | < personal training
REPs level 3; level 3 personal training; level 2 gym instructor; CIMSPA | certificate | < personal training
AFAA certification; group fitness certification; AFAA | certificate | < group exercise
Les Mills; BodyPump; BodyCombat; body pump | certificate | < group exercise
Yoga Alliance; RYT 200; RYT 500; registered yoga teacher | certificate | < yoga
CrossFit level 1; CF-L1 | certificate | < functional training
Athletic training; sideline care | technique
Sports massage; soft tissue therapy | technique | < Massage therapy
Physical education; PE lessons; teaching physical education | technique | ~ sports coaching
Health promotion; corporate wellness | duty
Client retention in fitness; client relationships in fitness; client motivation; motivating clients | soft
Fitness software; ABC Fitness | software
Heart rate monitoring; wearable fitness trackers | tool
Sports administration; athletic administration; athletics department; athletic programs | duty
Facility safety checks; emergency action plans; opening and closing the gym | duty
Sports marketing; sponsorship in sport; ticket sales | duty
Behaviour change coaching; habit coaching; motivational interviewing in fitness | technique | < Health coaching ~ fitness coaching
Group exercise instruction; group fitness classes; leading exercise classes | duty
Olympic lifting coaching; weightlifting coaching | technique
Body composition testing; skinfold testing; body fat measurement | technique
Swim instruction; swimming lessons | duty
Talent scouting; player scouting | duty
CrossFit | technique | < Functional training
TRX | technique | < Functional training
Red Cross lifeguard | certificate | ~ NPLQ
Mindbody | software | < Fitness software
Trainerize | software | < Fitness software
Glofox | software | < Fitness software
MyFitnessPal | software | < Fitness software
ClubReady | software | < Fitness software
Garmin Connect | tool | < Heart rate monitoring
Myzone | tool | < Heart rate monitoring

# titles
Personal trainer; certified personal trainer; fitness trainer; PT instructor; private trainer | mid | ~ fitness instructor
Fitness instructor; gym instructor; exercise instructor; gym trainer | mid | ~ personal trainer, group exercise instructor
Group exercise instructor; group fitness instructor; aerobics instructor; spin instructor; zumba instructor; fitness class instructor | mid | ~ fitness instructor, Personal trainer
Yoga instructor; yoga teacher | mid | ~ pilates instructor
Pilates instructor; pilates teacher | mid | ~ yoga instructor
Strength and conditioning coach; strength coach; performance coach; athletic performance coach | mid | ~ personal trainer
Head personal trainer; fitness supervisor; personal training manager | lead | ~ personal trainer
Fitness manager; fitness director; fitness coordinator; wellness director; wellness coordinator; group fitness director; health and wellness manager | manager | ~ gym manager
Gym manager; health club manager; fitness centre manager; fitness club manager; leisure centre manager; club general manager | manager | ~ fitness manager
Leisure attendant; recreation assistant; recreation aide; leisure assistant; gym attendant | junior | ~ lifeguard
Lifeguard; pool attendant; beach lifeguard; head lifeguard | junior | ~ swimming instructor
Swimming instructor; swim instructor; aquatics coordinator | mid | ~ lifeguard, Swimming teacher
Sports coach; athletic coach; coach of a team; soccer coach; baseball coach; volleyball coach; track coach | mid | ~ assistant coach
Head coach; head football coach; head basketball coach; technical director of football | lead | ~ sports coach
Assistant coach; assistant football coach; volunteer coach | junior | ~ sports coach
Athletic director; director of athletics; sports director; director of sport | director | ~ head coach
Athletic trainer; sports therapist; certified athletic trainer | mid
Exercise physiologist; exercise specialist; kinesiologist | mid | ~ personal trainer
Recreation coordinator; recreation leader; recreation supervisor; activities coordinator for sport; youth sports coordinator | mid | ~ recreation director
Recreation director; recreation manager; parks and recreation director | manager | ~ recreation coordinator
Health coach; wellness coach; lifestyle coach; weight loss coach | mid | ~ personal trainer
Physical education teacher; PE teacher | mid | ~ sports coach
Martial arts instructor; boxing coach; karate instructor; self-defence instructor | mid | ~ fitness instructor
Dance teacher; dance instructor; ballet teacher | mid
Ski instructor; snowboard instructor | mid | ~ sports coach
Golf professional; golf pro | mid | ~ sports coach
Referee; umpire; sports official | mid
Sports scientist; performance analyst in sport | mid
Professional athlete; professional footballer; athlete | mid
Membership consultant; membership sales advisor; membership coordinator; gym sales consultant; Membership sales consultant; membership sales representative; membership advisor | mid | ~ sales executive, Ticket sales representative, Timeshare sales representative, Cruise consultant
Front desk associate at a gym; gym receptionist | junior
Sports administrator; sports development officer | mid | ~ recreation coordinator
`
