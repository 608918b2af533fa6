/** English pasts and participles that no ending tells, behind the verb they are of; those that are other words as well are left out. */
export const IRREGULAR_FORMS = `
begin began begun
break broke broken
breed bred
bring brought
burn burnt
catch caught
choose chose chosen
deal dealt
dig dug
drive drove driven
feed fed
fight fought
find found
hang hung
hear heard
hold held
kneel knelt
lay laid
learn learnt
lend lent
lose lost
mow mown
pay paid
rebuild rebuilt
ride rode ridden
ring rang rung
run ran
seek sought
send sent
sew sewn
show shown
sing sang sung
sleep slept
speak spoke spoken
spin spun
stick stuck
strike struck
sweep swept
swim swam swum
tear torn
tell told
think thought
throw threw thrown
uphold upheld
wake woke
weave wove woven
win won
withdraw withdrew withdrawn
`
