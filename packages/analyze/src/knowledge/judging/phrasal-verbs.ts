/**
 * English verbs that say another thing with a small word behind them: the forms of the verb, then small words and the one
 * word that says the same. Words of one to three may stand between ("sorted the bills out").
 */
export const PHRASAL_VERBS = `
add adds added adding: up = sum
book books booked booking: in = register | out = register
box boxes boxed boxing: up = pack
bring brings brought bringing: in = acquire | back = return | down = reduce | forward = present
call calls called calling: back = call | out = call
cash cashes cashed cashing: up = cash
check checks checked checking: in = register | over = inspect | through = inspect
clear clears cleared clearing: up = clean | away = clean | out = clean | off = clean
come comes came coming: up = invent
count counts counted counting: up = count
cut cuts cutting: back = prune | down = reduce | out = cut | up = cut
draw draws drew drawn drawing: up = prepare
drop drops dropped dropping: off = deliver
fill fills filled filling: in = complete | out = complete | up = fill
find finds found finding: out = research
figure figures figured figuring: out = solve
get gets got getting: back = recover
give gives gave given giving: out = distribute | away = distribute | back = return
go goes went gone going: over = review | through = review
hand hands handed handing: out = distribute | over = handover | in = submit
hook hooks hooked hooking: up = connect
lay lays laid laying: out = layout | on = organize
let lets letting: out = rent | in = admit
look looks looked looking: after = care | over = inspect | through = review | up = search | for = search | into = investigate
make makes made making: up = prepare | out = issue
mark marks marked marking: out = measure | up = mark
note notes noted noting: down = record
open opens opened opening: up = open
pass passes passed passing: on = inform
pay pays paid paying: in = deposit | out = payment | back = refund
pick picks picked picking: up = collect
plug plugs plugged plugging: in = connect
point points pointed pointing: out = report
put puts putting: together = assemble | up = erect | in = install | away = stow | out = distribute | on = organize | through = forward | back = replace
rent rents rented renting: out = rent
ring rings rang ringing: up = charge
roll rolls rolled rolling: out = deploy
see sees saw seen seeing: to = handle
send sends sent sending: out = send | off = send | in = submit
set sets setting: up = setup | out = arrange
show shows showed shown showing: round = guide | around = guide
shut shuts shutting: down = close
sign signs signed signing: up = register | in = register | off = approve | for = receive
sit sits sat sitting: with = talk | down = talk
sort sorts sorted sorting: out = solve
stand stands stood standing: in = substitute
stay stays stayed staying: with = accompany
step steps stepped stepping: in = substitute
stock stocks stocked stocking: up = replenish
sum sums summed summing: up = summarize
take takes took taken taking: down = dismantle | apart = dismantle | back = return | on = recruit | away = remove | out = remove
talk talks talked talking: through = explain | into = convince | over = convince
tidy tidies tidied tidying: up = tidy
top tops topped topping: up = fill
try tries tried trying: out = test
turn turns turned turning: around = improve
walk walks walked walking: through = explain
wash washes washed washing: up = wash
weigh weighs weighed weighing: up = assess
wire wires wired wiring: up = wire
work works worked working: out = calculate
write writes wrote written writing: up = document | down = record
`
