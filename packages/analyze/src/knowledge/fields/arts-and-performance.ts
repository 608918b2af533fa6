/** Fine art, music, theatre, dance, museums, libraries, crafts and the teaching of arts: skills and job titles. */
export const artsAndPerformance = `
# skills
Fine art; fine arts; visual arts; studio art; contemporary art; art making; studio practice; visual art | knowledge | ~ painting, drawing as art
Painting; oil painting; acrylic painting; watercolour; watercolor; mural painting; murals; portrait painting; gouache | technique | ~ drawing as art
Drawing as art; life drawing; charcoal drawing; figure drawing; pencil drawing; pen and ink; pastel drawing; observational drawing | technique | ~ painting
Sculpture; sculpting; carving; modelling in clay; installation art; bronze casting; stone carving; wood carving; mixed media | technique
Printmaking; etching; lithography; screen printing as art; linocut; woodcut; silkscreen; letterpress | technique
Ceramics; pottery; wheel throwing; glazing of ceramics; kiln firing; hand building; clay work | technique
Glass blowing; stained glass; glass art | technique
Textile art; fibre art; tapestry; quilting; bookbinding; papermaking; calligraphy; paper crafts | technique
Metalsmithing; jewellery making; silversmithing; blacksmithing; jewelry making | technique
Woodcraft; furniture restoration; picture framing; framing art; gilding | technique
Art restoration; conservation of artworks; art conservation; paintings conservation; object conservation; preservation of collections | technique
Art history; history of art; art criticism; art theory; aesthetics | knowledge
Curating; curation; exhibition curating; curating exhibitions; exhibition planning; curatorial research; exhibition development; organising exhibitions | technique | ~ collections management
Collections management; museum collections; cataloguing objects; accessioning; art handling; collections care; art inventory; loans of artworks; registration of collections; artwork handling; archival storage | technique | ~ archiving
Museum databases; TMS collections; PastPerfect; MuseumPlus; CollectiveAccess; Gallery Systems | software | ~ collections management
Exhibition installation; hanging art; exhibit installation; installing exhibitions; gallery installation; art installation; mount making | technique
Gallery management; gallery operations; art sales; art dealing; gallery sales; art fairs; auction of art; art valuation; artist representation | duty
Museum education; gallery tours; guided tours; docent tours; museum tours; visitor engagement; visitor services in museums; public programmes in museums; interpretation of heritage | duty
Heritage management; heritage conservation; historic preservation; archaeology; cultural heritage; field excavation; historic sites | knowledge
Archiving; archives; archival processing; records preservation; finding aids; digitisation of archives; digital preservation; digitization | technique
Library services; library cataloguing; circulation desk; reference services; reference desk; interlibrary loans; library systems; library science; MARC records; Dewey decimal; shelving books | duty
Acting; theatre performance; stage acting; screen acting; improvisation; voice acting; stage combat; character work; auditions; method acting; voice over; voiceover | technique
Directing theatre; stage directing; theatre direction; directing plays; directing productions; blocking scenes | technique | ~ acting
Stage management; stage manager duties; cueing shows; prompt book; calling cues; rehearsal schedules; rehearsals | duty
Theatre production; theatrical production; producing theatre; play production; staging performances; stagecraft; theatre arts; theater production | duty
Stage lighting; lighting rigs; lighting boards; ETC Eos; grandMA; lighting plots; follow spots | technique
Scenic construction; set construction; set building; scenic painting; prop making; props; costume and make-up for stage; wardrobe maintenance | technique
Stage make-up; special effects make-up; wig styling; theatrical makeup | technique
Puppetry; circus skills; juggling; magic performance; mime; stand-up comedy | technique
Dance performance; choreography; ballet; contemporary dance; jazz dance; modern dance; tap dance; hip-hop dance; ballroom dancing; flamenco | technique
Music performance; playing instruments; live music; concert performance; chamber music; orchestral playing; ensemble playing; gigs; solo performance; concerts; recitals | technique | ~ singing
Singing; vocal performance; choral singing; vocals; opera singing; musical theatre singing; vocal technique | technique | ~ music performance
Piano; keyboards as instrument; organ playing; piano accompaniment; accompanist; pianist | technique | < music performance
Guitar; bass guitar; acoustic guitar; classical guitar; electric guitar | technique | < music performance
Violin; viola; cello; string instruments; double bass; harp | technique | < music performance
Drums; percussion; drum kit | technique | < music performance
Wind instruments; flute; clarinet; saxophone; trumpet; trombone; brass instruments; woodwind; oboe; French horn | technique | < music performance
Music composition; composing; songwriting; arranging music; orchestration; scoring for film; lyric writing; music arranging | technique | ~ music theory
Music theory; sight reading; ear training; aural skills; harmony; counterpoint; music history; musicology | knowledge | ~ music composition
Orchestral conducting; conducting orchestras; conducting choirs; conducting choirs; orchestra conducting; choir direction; band direction; marching band; choral conducting; ensemble directing | technique
Music notation software; Sibelius; Finale notation; MuseScore; Dorico | software | < music theory
DJing; disc jockeying; electronic music production; beat making; music production; MIDI; FL Studio | technique
Instrument repair; piano tuning; lutherie | technique
Music teaching; piano lessons; private music lessons; instrumental teaching; teaching music; vocal coaching; guitar lessons; music education; music lessons; Kodály; Orff; Suzuki method | technique | ~ art teaching
Art teaching; teaching art; art lessons; art classes; art workshops; teaching visual arts; art curriculum; art education; arts education; community art; art instruction; arts and crafts; studio instruction; leading workshops in art | technique | ~ music teaching
Drama teaching; teaching drama; theatre workshops; acting classes; drama education; youth theatre; speech and drama | technique | ~ art teaching
Art therapy; expressive arts | technique
Arts administration; arts management; cultural management; cultural programming; arts programmes; festival programming; arts festivals; programming of performances; cultural events; performing arts management | duty
Arts fundraising; arts council funding; funding applications in the arts; artist grants; sponsorship of culture | duty
Box office; ticket office; ushering; front of house in theatre; box office operations; ticket selling for shows | duty
Artist management; booking artists; talent booking; tour management; concert promotion; talent management in entertainment; artist relations | duty
Copyright and licensing of works; music licensing; performing rights; royalties; image rights | knowledge
Artist portfolio; exhibiting work; solo exhibition; group exhibition; juried exhibitions; commissioned artworks; art commissions; residencies; artist residency; public art | duty
Creative writing; poetry; fiction writing; playwriting; storytelling performance; novel writing; short stories | technique
Literary translation; literary editing; manuscript editing | technique
Tattooing; body art; face painting; henna | technique
Set dressing and props buying; floral arrangements for stage; event decor | duty
Religious music; worship leading; church organ; church music | duty
Script reading; script coverage; reading scripts | duty
Costume fitting; wardrobe fitting; costume maintenance | technique
Live sound mixing; FOH mixing; monitor mixing | technique
Foley; foley recording; sound effects recording | technique
Casting sessions; running auditions | duty
Glass blowing; hot glass; lampworking; stained glass; leaded lights | technique
Woodturning; turned bowls; chip carving | technique
Gem cutting; gemstone faceting; diamond polishing; stone setting; gemmology; gemology | technique | ~ metalsmithing
Forging by hand; forge welding; wrought ironwork | technique | ~ metalsmithing
Grip work; camera dollies; camera cranes; dolly tracks | technique
Film lighting; set lighting; HMI lamps; ARRI SkyPanel; lighting balloons | technique
Stunt driving; high falls; fight choreography; fire stunts | technique
Aerial silks; trapeze; acrobatics; fire eating; unicycling; clowning | technique
Close-up magic; stage magic; sleight of hand; mentalism | technique

# titles
Artist; visual artist; fine artist; painter artist; muralist; studio artist; freelance artist; resident artist; mixed media artist; artist in residence; sketch artist; portrait artist; contemporary artist | mid | ~ sculptor, art teacher
Sculptor; glass artist; glassblower; installation artist; craft artist; woodcarver; metal artist; ceramics instructor | mid | ~ artist
Artist's assistant; studio assistant; art assistant; art studio assistant; assistant to artist | junior | ~ artist
Art teacher; art instructor; visual arts teacher; art educator; arts instructor; art professor; teaching artist; art and craft instructor; art tutor; painting instructor; arts teacher; visual arts instructor; art specialist; fine arts instructor; professor of art; elementary art teacher | mid | ~ artist, music teacher
Music teacher; music instructor; instrumental teacher; vocal coach; voice teacher; private music teacher; music educator; choir teacher; music tutor; orchestra teacher; violin teacher; music professor; music specialist; elementary music teacher; general music teacher; director of bands; choral director | mid | ~ musician, art teacher
Drama teacher; theatre teacher; drama instructor; acting coach; drama tutor; performing arts teacher; theatre arts teacher; theater teacher; performing arts instructor; theatre instructor | mid | ~ art teacher
Musician; instrumentalist; session musician; orchestral musician; accompanist pianist; cellist; saxophonist; band member; bassist; flautist; organist; keyboard player | mid | ~ music teacher, composer
Singer; vocalist; opera singer; chorister; backing vocalist; singer-songwriter; recording artist | mid | ~ musician
Composer; songwriter; music arranger; music producer; film composer; lyricist | mid | ~ musician
Conductor; orchestra conductor; music director; musical director; choirmaster; director of music; worship leader; church music director | senior | ~ musician
Actor; actress; performer; theatre actor; film extra; stage actor; entertainer; street performer; circus artist; puppeteer | mid | ~ theatre director
Theatre director; stage director; artistic director; director of theatre; theater director | senior | ~ actor
Stage manager; assistant stage manager; deputy stage manager; production stage manager; theatre production manager; lighting designer for stage; set builder; scenic carpenter; prop maker; technical director in theatre; props master | mid | ~ theatre director
Make-up artist for stage; special effects make-up artist; wig maker | mid
Dancer; ballet dancer; contemporary dancer; professional dancer; backup dancer; dance captain | mid
Curator; museum curator; exhibition curator; gallery curator; assistant curator; exhibitions coordinator; chief curator; curator of exhibitions; art curator | mid | ~ museum registrar, gallery manager
Museum registrar; collections assistant; museum technician; art handler; exhibition technician; preparator; museum assistant; gallery technician; collections technician; museum preparator; archives technician | mid | ~ curator
Art conservator; conservator; art restorer; paintings conservator; restorer; furniture restorer | mid | ~ curator
Gallery manager; gallery director; art gallery director; museum director; gallery owner; art dealer; gallery coordinator; museum manager; art consultant; art gallery manager; art director of a museum | manager | ~ curator
Gallery assistant; gallery attendant; museum attendant; museum guide; museum docent; gallery intern; gallery associate; museum intern; visitor services assistant; visitor experience assistant; heritage guide; education curator; museum volunteer | junior | ~ curator
Archivist; archives assistant; records archivist; digital archivist; archive technician | mid | ~ librarian
Librarian; library assistant; library technician; reference librarian; library clerk; library manager; media specialist in libraries; library page; library aide; cataloguer; library director; head librarian; children's librarian | mid | ~ archivist
Archaeologist; field archaeologist; heritage officer; historian; conservation officer for buildings; anthropologist | mid
Arts administrator; arts manager; arts coordinator; arts officer; cultural manager; arts programme manager; arts program coordinator; cultural officer; director of arts; arts development officer; arts education coordinator; festival director; theatre manager; performing arts director; performing arts coordinator; arts director; director of fine arts; director of performing arts; cultural coordinator; cultural programme officer | manager | ~ gallery manager, theatre director
Artist manager; talent agent; booking agent; concert promoter; music manager; talent manager; booking manager | mid | ~ arts administrator
Box office assistant; ticket clerk; box office manager; cinema attendant | junior
Art therapist; drama therapist; recreational therapist in arts | mid | ~ art teacher
Novelist; author; poet; creative writer; fiction writer | mid
Calligrapher; bookbinder in crafts; face painter; craftsman; artisan; crafts instructor | mid | ~ artist
Disc jockey at events; DJ; music programmer; club DJ; mobile DJ | mid | ~ musician
Piano tuner; instrument maker; luthier; instrument repair technician | mid
Model for artists; life model | mid
Playwright; dramatist | mid | ~ Screenwriter, Novelist
Pianist | mid | ~ Musician
Guitarist | mid | ~ Musician
Violinist | mid | ~ Musician
Drummer | mid | ~ Musician
Choreographer | mid | ~ Dancer
Stagehand; stage hand | junior | ~ Stage manager
Comedian | mid | ~ Actor
Voice actor; voice-over artist | mid | ~ Actor
Casting director | mid | ~ Artist manager
Tour manager | mid | ~ Artist manager
Usher; theatre usher | junior | ~ Box office assistant
Projectionist | junior | ~ Box office assistant
Tattoo artist | mid | ~ Calligrapher
Picture framer; custom framer | mid | ~ Calligrapher
Curatorial assistant | junior | ~ Curator
Printmaker | mid | ~ Sculptor
Ceramicist; potter; ceramic artist | mid | ~ Sculptor
Blacksmith; artist blacksmith; wrought iron worker; knifemaker; bladesmith | mid
Stained glass artist; glass cutter; leaded light maker | mid
Musical instrument maker; violin maker; organ builder; guitar maker | mid | ~ piano tuner
Woodturner; wood turner | mid
Gem cutter; diamond cutter; stone setter; gemmologist; gemologist; lapidary | mid | ~ jeweller
Gunsmith; armourer | mid
Basket weaver; basket maker; wickerworker | mid
Gaffer; best boy electric; best boy; film electrician; set lighting technician; key grip; dolly grip; camera grip | mid | ~ stagehand
Stunt performer; stuntman; stuntwoman; stunt coordinator; stunt double; fight director | mid | ~ actor
Circus performer; circus acrobat; juggler; clown; aerialist; trapeze artist; fire performer | mid | ~ actor
Magician; illusionist; mentalist | mid | ~ actor
`
