/** Hair, beauty, nails, tattooing and piercing: skills and job titles. */
export const personalCareAndBeauty = `
# skills
Hairdressing; hairstyling; salon hairdressing | technique | ~ hair cutting, hair colouring
Hair cutting; haircutting; haircuts; precision haircuts; dry cutting of hair | technique | < hairdressing
Hair colouring; hair coloring | technique | < hairdressing
Balayage; ombre | technique | < hair colouring
Perming; perm rods | technique | < hairdressing
Hair straightening; hair relaxers; rebonding | technique | < hairdressing
Blow-dry; blow-drying; blow dries | technique | < hairdressing
Hair braiding; cornrows; dreadlocks; afro hair | technique | < hairdressing
Bridal hair; updos | technique | < hairdressing
Barbering; men's grooming; gents hairdressing; men's haircuts; skin fades; taper fades | technique | ~ hair cutting
Wet shaving; straight razor shaving; beard trimming; beard grooming | technique | < barbering
Trichology; hair and scalp analysis | knowledge | ~ hairdressing
Wella Professionals | tool | < hair colouring
L'Oréal Professionnel; L'Oreal Professionnel | tool | < hair colouring
Schwarzkopf Professional | tool | < hair colouring
Beauty therapy; cosmetology; esthetics | technique | ~ facials
Facials; facial massage | technique | < beauty therapy ~ skin analysis
Skin analysis; skincare consultation | technique | ~ facials
Hair removal by waxing; body waxing; bikini waxing; leg waxing; sugaring hair removal | technique | < beauty therapy
Eyebrow shaping; eyebrow threading; brow lamination; brow tinting; henna brows | technique | < beauty therapy
Eyelash extensions; lash tinting; Russian lashes; classic lashes | technique | < beauty therapy
Microblading; micropigmentation | technique | ~ eyebrow shaping
Make-up application; makeup application; bridal make-up; bridal makeup; airbrush makeup; airbrush make-up | technique | ~ beauty therapy
SFX makeup | technique | < make-up application
Manicure; manicures | technique | ~ pedicure, gel nails
Pedicure; pedicures; cosmetic pedicure | technique | ~ manicure
Gel nails; gel manicure; shellac nails; acrylic nails; sculptured nails; builder gel | technique | < manicure
Nail art | technique | < manicure
Thalassotherapy; spa therapies | technique | ~ body massage
Body massage; Thai massage; Indian head massage | technique | ~ thalassotherapy
Electrolysis hair removal; laser hair removal | technique | < beauty therapy
Microdermabrasion; hydrafacial; dermaplaning; microneedling | technique | < facials
Spray tanning; sunbeds | technique | < beauty therapy
Body piercing; ear piercing | technique | ~ tattooing
Tattooing; tattoo machines; coil and rotary machines | technique | ~ body piercing
Salon management; running a salon; salon retail sales | duty
Foil highlights; hair foils; babylights | technique | < hair colouring
Hair extensions; tape-in extensions; micro-ring extensions; sew-in weaves | technique | ~ hairdressing
Keratin treatments; hair botox; Olaplex | technique | ~ hair straightening
Scalp treatments; scalp massage; head spa | technique | ~ trichology
Chemical skin peels; facial peels | technique | < facials
Henna art; mehndi; bridal henna | technique | ~ body piercing
Permanent make-up; permanent makeup; lip blush | technique | ~ microblading
Dermalogica; Elemis; Decléor; Guinot | tool | < beauty therapy
Tattoo aftercare; cover-up tattoos; tattoo flash; tattoo stencils | technique | < tattooing
Hair dye allergy tests; tint allergy tests | method | ~ hair colouring, eyelash extensions
Sanitising salon tools; sterilising salon tools; barbicide; autoclaves in salons | method | ~ hairdressing
Salon booking software; Phorest; Fresha; Treatwell; Booksy | software
NVQ Level 2 in hairdressing; NVQ Level 3 in hairdressing; VTCT; hairdressing diploma | certificate | < hairdressing
Licensed cosmetologist; licensed esthetician; licensed barber | certificate | < beauty therapy
CIDESCO; CIBTAC | certificate | < beauty therapy

# titles
Hairdresser; hair stylist; hairstylist; salon stylist; unisex hairdresser | mid | ~ barber
Senior hairdresser | senior | ~ hairdresser
Trainee hairdresser; apprentice hairdresser; salon junior; shampoo assistant; salon assistant | junior | ~ hairdresser
Barber; gents barber | mid | ~ hairdresser
Beautician; beauty therapist; cosmetologist; esthetician; aesthetician; cosmetician; skincare therapist; senior beauty therapist | mid | ~ nail technician, make-up artist
Nail technician; manicurist; pedicurist; manicurist and pedicurist | mid | ~ beautician
Make-up artist; makeup artist; make up artist; bridal makeup artist; hair and make-up artist | mid | ~ beautician
Eyelash technician; lash technician; lash artist; brow artist; brow technician | mid | ~ beautician
Waxing specialist; waxing technician | mid | ~ beautician
Electrologist | mid | ~ beautician
Beauty consultant; beauty advisor | mid | ~ beautician
Spa therapist; spa practitioner; massage and beauty therapist; hammam attendant | mid | ~ beautician
Tanning consultant; tanning salon attendant | junior | ~ beautician
Tattoo artist; tattooist; henna artist | mid | ~ body piercer
Body piercer; piercing artist; piercer | mid | ~ tattoo artist
Salon manager; hair salon manager; beauty salon manager | manager | ~ hairdresser, beautician
Trichologist | mid | ~ hairdresser
`
