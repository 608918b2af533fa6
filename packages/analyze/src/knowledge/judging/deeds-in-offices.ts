/** Deeds of offices, accounts, people, sales, projects, marketing and computers, in the form that `deeds.ts` explains. */
export const DEEDS_IN_OFFICES = `
appointments = diary-management, appointment-setting: keep fill book ring rang call take took + diary appointment calendar + full phone salon patient manage take took client
appointments = diary-management, appointment-setting: diary appointment calendar + manage arrange take took
letters = correspondence ? correspondence: write draft answer type send + letter mail email correspondence + customer client daily office board
office-files: build make write keep use + excel word spreadsheet powerpoint + spreadsheet table letter budget list merge report chart
reception-phone = telephone-answering ? switchboard: answer run ran man + switchboard phone line call
close-books = month-end-close, management-accounting: close prepare draw + book month account year + day month close account monthly
close-books = month-end-close: end close closing + month end book close
vat-online = vat, tax-preparation: file submit do prepare send declare present + vat tax return declaration + quarterly online month return quarter present declare
vat-online = vat, tax-preparation: vat
vat-online = vat: tax + preparation
agree-bank = bank-reconciliation, balance-sheet-reconciliation: agree match tick balance coordinate reconcile compare + bank account statement + ledger day month account statement
agree-bank = bank-reconciliation: bank + reconcile reconciliation coordinate balance
fill-vacancies = recruitment, interviewing: fill write interview hire place recruit + vacancy advert role post candidate + interview year advert hire role advertise
fill-vacancies = recruitment: recruit recruitment
induct = onboarding, induction, staff-training: show take took teach train help induct design welcome + newcomer starter joiner newbie new trainee junior newly + rope job team first week starter newcomer joiner programme staff
induct = onboarding, induction, staff-training: teach train induct guide + new newcomer starter junior staff colleague apprentice
induct = onboarding, induction: induct
induct = onboarding, induction: integrate welcome + new staff employee
plan-courses = learning-and-development, training-coordination: plan put organise design run ran + course training seminar programme + year people staff plan annual training deliver
plan-courses = learning-and-development, training-coordination: training train + delivery plan development
key-accounts = key-account-management, account-management, client-relationship-management ? portfolio: own look care manage handle keep + client customer account brand + worth year lost portfolio key regular existing
key-accounts = key-account-management, account-management: account + manage management
key-accounts = key-account-management, account-management: customer client + portfolio key existing
renew = contract-renewals, contract-negotiation ? renewal: sign re-sign renew negotiate + contract agreement client + price percent renew higher
pitch = public-speaking, presentation-skills: pitch present show demonstrate + idea customer client head board quarter result + client head board customer quarter marketing
pitch = public-speaking, presentation-skills: present presentation + customer client board
win-clients = business-development, lead-generation, new-business-acquisition: bring win land sign open + brand client customer account business logo + call event cold new year
forecast-sales = sales-forecasting, forecasting: tell forecast predict report + board month sales close + close sales forecast month
project-schedules = project-planning, project-scheduling: draw plan make build keep + gantt milestone schedule + project build month plan resource milestone
project-schedules = project-planning, project-scheduling: plan schedule appointment + project resource
project-money = cost-control, budget-management: bring keep stay spend hold held deliver + budget job year project + under percent within million cost
stakeholders = stakeholder-management ? stakeholder: keep meet inform coordinate liaise talk + sponsor council neighbour stakeholder partner part interested + side inform customer council sponsor liaison party
stakeholders = stakeholder-management: liaison communicate + customer stakeholder partner interested
risks = risk-management, project-risk-management: keep run ran track write + risk raid issue + log register action slip
mixed-teams = cross-functional-leadership, team-leadership: run ran lead manage pilot coordinate direct + team crew group + design procurement site discipline interdisciplinary multidisciplinary sales engineering department function
mixed-teams = cross-functional-leadership: multidisciplinary interdisciplinary discipline + team
status-reports: report send write present + status progress pager week + committee steering board week sponsor
servers = server-administration, system-administration: keep run ran patch look manage administer maintain install + server vm vms host machine + patch running linux windows administer admin vm
servers = server-administration, system-administration: server system + admin administer manage
restores = backup-and-recovery, disaster-recovery ? backup: run ran set do test check + backup veeam restore copy snapshot + night job restore drill quarter test
alerts = monitoring-and-observability: set build watch run ran monitor + zabbix grafana nagios alert prometheus datadog monitor + alert call grafana system week
alerts = monitoring-and-observability: monitor supervise + system server fleet park network
scripts ? script: write make build automate + powershell bash python script ansible + account log build clean task
switches = network-administration, computer-networking: look run ran set manage configure + switch vlan firewall fortigate router cisco + site vlan network switch firewall
switches = network-administration, computer-networking: network + firewall admin administer switch
cloud-moves = cloud-computing ? cloud: move run ran migrate deploy host operate + aws azure gcp lambda kubernetes amazon microsoft google + service share mail server azure aws web migrate cloud deploy lambda
cloud-moves = cloud-computing: aws azure gcp lambda
cloud-moves = cloud-computing: amazon web
rest-endpoints = rest-apis, back-end-development ? endpoint backend: write build develop create + endpoint api interface rest + django spring flask rails laravel boot app express fastapi rest backend
rest-endpoints = rest-apis, back-end-development: rest + api
tests-by-code = test-automation, unit-testing: raise write run ran build automate + coverage test + pytest junit jest selenium cypress playwright unit automate
tests-by-code = test-automation, unit-testing: unit + test
social-growth = social-media-marketing, social-media-management: grow grew run ran manage build post write + instagram tiktok facebook linkedin social channel + follower channel network social manage media
social-growth = social-media-marketing, social-media-management: social + media network + manage network run ran market media
search-rank = search-engine-optimisation ? seo: take took move rank climb bring + page first position google keyword + google search first organic page
travel = travel-arrangements: book arrange organize + flight hotel train travel trip
filing = filing: keep maintain + record file document + order tidy neat
pipelines = continuous-integration ? pipeline: pipeline + deploy merge release gitlab github jenkins
mentor = mentoring: mentor guide pair accompany coach supervise train instruct + junior graduate intern trainee
pay-suppliers = accounts-payable: pay paid + supplier creditor vendor
payroll = payroll: pay paid + staff employee people worker + month monthly week weekly pension
employee-relations = employee-relations, employment-law ? grievance dismissal: walk advise support guide handle manage lead + grievance dismissal disciplinary
employee-relations = employee-relations, employment-law: advise consult + law legal + employment labour work
absences = absence-management ? absence: absence sickness absenteeism + control manage cut reduce record time return
mailings = email-marketing, newsletters ? newsletter mailing: send sent write create + mailing newsletter mailchimp email + week weekly month subscriber customer mailchimp thousand
agencies = agency-management: brief steer manage coordinate work lead + agency
renew = contract-renewals, contract-negotiation: negotiate renew re-sign + contract agreement
risks = risk-management, project-risk-management: identify mitigate manage assess reduce control + risk
status-reports: status progress + report
project-money = cost-control, budget-management: manage control follow track responsible + budget + project event
forecast-sales = sales-forecasting: forecast predict + sale revenue turnover
registrations: guest participant attendee delegate invitation + list manage registration
hire-people = recruitment: hire recruit interview + staff employee people manager
`
