/** Graphic, web, product and interior design, photography, film, audio and digital publishing: skills and job titles. */
export const designAndDigitalMedia = `
# skills
Graphic design; visual design; graphics; graphic arts; designing graphics | technique | ~ layout design, typography
Typography; typesetting; lettering; type design | technique | ~ graphic design
Layout design; page layout; editorial design; publication design; magazine layout; print layout; newsletter design; book design | technique | ~ graphic design
Brand identity; branding; logo design; corporate identity; brand guidelines; visual identity; brand design | technique | ~ graphic design, Brand management
Packaging design; package design; label design; point-of-sale design | technique | ~ graphic design
Print production; pre-press; prepress; print management; offset printing; print-ready files; colour separation; large format printing; print design | technique | ~ graphic design
Colour theory; colour management; color correction; colour matching | knowledge
Illustration; digital illustration; vector illustration; =Drawing; sketching; hand drawing | technique
Infographics; data visualisation design; information design; presentation design | technique | ~ graphic design
Advertising design; ad design; advertisement design; posters and flyers; catalogues | technique | ~ graphic design
Signage; environmental graphics; exhibition graphics; wayfinding; vehicle wraps | technique
Adobe Creative Suite; Adobe Creative Cloud; Creative Suite; Adobe CC; Adobe CS6; Adobe products; Adobe Suite | software | ~ Adobe Photoshop, Adobe Illustrator, Adobe InDesign
Adobe Photoshop; Photoshop | software | < photo editing ~ Adobe Illustrator, GIMP
Adobe Illustrator; =Illustrator | software | ~ CorelDRAW, Adobe Photoshop
Adobe InDesign; InDesign | software | < layout design ~ Adobe Illustrator
Adobe Lightroom; Lightroom | software | < photo editing
Adobe After Effects; After Effects | software | < motion graphics
Adobe Premiere Pro; Premiere Pro; Adobe Premiere | software | < video editing ~ Final Cut Pro
Final Cut Pro; Final Cut; FCPX | software | < video editing
DaVinci Resolve | software | < video editing
Adobe Audition | software | < audio editing
Adobe Acrobat; Acrobat Pro | software
Adobe Dreamweaver; Dreamweaver | software | ~ web design
Adobe Flash; Macromedia Flash; Adobe Animate | software | ~ animation
Adobe XD | software | ~ Figma, Sketch App
Figma | software | < UI design ~ Sketch App, Adobe XD
Sketch App; =Sketch | software | < UI design ~ Figma
Canva | software | ~ graphic design
CorelDRAW; Corel Draw | software | ~ Adobe Illustrator
GIMP | software | < photo editing
Procreate | tool | ~ illustration
Cinema 4D | software | < 3D modelling
3D modelling; 3D modeling; 3D design; 3D visualisation; 3D rendering; rendering; texturing; character rigging; rigging and skinning | technique | ~ animation
Animation; 2D animation; 3D animation; character animation; stop motion; animatics | technique | ~ motion graphics
Motion graphics; motion design; title sequences; kinetic typography | technique | ~ animation, video editing
Visual effects; VFX; compositing; rotoscoping; green screen; chroma key | technique
UI design; user interface design; interface design; mobile app design; screen design; UI/UX; UI/UX design | technique | ~ UX design, web design
UX design; user experience design; interaction design; UX; user-centred design; human-centred design; experience design | technique | ~ UI design, wireframing
Wireframing; wireframes; prototyping of interfaces; clickable prototypes; low-fidelity prototypes; mock-ups; mockups | technique | ~ UX design
UX research; user research; usability testing; user interviews; user testing; user personas; card sorting; customer interviews; interviewing users; interviewing customers; discovery interviews | technique | ~ UX design
Information architecture; site maps; content structure; user flows | technique | ~ UX design
Design systems; component libraries in design; pattern library | technique | ~ UI design
Accessibility design; accessible design | standard
Web design; website design; website layout; email template design | technique | ~ UI design
Content management systems; CMS | software
Digital media production; digital media; multimedia; multimedia production; interactive media; new media; rich media | knowledge
Digital asset management; media library; image libraries; asset library; media asset management | technique
Art direction; art directing; leading creatives | technique
Photography; digital photography; photo shoots; DSLR photography; taking photographs; event photography; photojournalism | technique | ~ photo editing
Studio lighting; lighting for photography; portrait photography; still life photography | technique | < photography
Photo editing; photo retouching; image editing; retouching; photo manipulation; image retouching | technique | ~ photography
Videography; video production; filming; camera operation; shooting video; cinematography; video shooting; field production | technique | ~ video editing
Video editing; film editing; editing video; post-production; editing footage; nonlinear editing; video post-production; non-linear editing | technique | ~ videography
Colour grading; color grading | technique | ~ video editing
Film production; television production; TV production; broadcast production; programme production; studio production; producing shows; documentary production | technique | ~ videography
Directing film; film directing; directing actors; multi-camera directing | technique | ~ film production
Live streaming; webcasting; livestream production; live broadcast | technique
Broadcasting; radio broadcasting; on-air presenting; radio production; television broadcasting; news anchoring | technique
Broadcast engineering; broadcast equipment; master control; broadcast transmission; studio equipment | technique
Audio editing; audio production; sound editing; sound design; audio recording; sound mixing; mixing and mastering; podcast editing; recording engineer | technique
Podcast production; podcasting | technique | ~ audio editing, Podcast marketing
Live sound; sound reinforcement; PA systems; front of house sound | technique | ~ audio editing
Production budgeting; call sheets; location scouting; casting; shooting schedules; pre-production | duty
Interior design; interior decoration; space planning; residential interiors; commercial interiors; furniture selection; interior styling; home staging | technique | ~ architectural drawing
Furniture design; furniture, fixtures and equipment; FF&E; bespoke furniture; cabinet design | technique | ~ interior design
Materials and finishes; finish schedules; material boards; colour schemes | knowledge | < interior design
Lighting design; lighting plans | technique
Kitchen and bath design; 20-20 Design; kitchen design; bathroom design | technique | ~ interior design
Architectural drawing; architectural design; floor plans; elevations; construction drawings; working drawings; architectural drafting | technique
SketchUp; Google SketchUp | software | < 3D modelling
Industrial design; product design; consumer product design; concept sketches; product sketches; model making | technique | ~ 3D modelling
Exhibition design; set design; stage design; event design; booth design; display design; scenic design | technique
Landscape design; garden design; landscape architecture | technique
Jewellery CAD; floral design; flower arranging; floristry | technique
Game design; level design; Unity game design; game art; concept art | technique
Social media content creation; Instagram content; reels and stories; TikTok content; Social media content; content calendars; social media calendar; social media scheduling; post scheduling; social media posts; content scheduling | technique | < digital marketing
Blogging; blog writing; vlog; online publishing | technique
Copy editing; copyediting; sub-editing; editing copy | technique
News writing; reporting news; news reporting; interviews for articles | technique | ~ Journalism
AP style; Associated Press style; style guide adherence | standard
Editorial planning; editorial calendar; commissioning articles; magazine editing; content planning | duty
Client presentations of design; pitching concepts; presenting concepts; design briefs | duty
Design project management; design deadlines; freelance design management; managing designers; studio management; trafficking creative work | duty
Storyboarding; storyboards; storyboard creation | technique | ~ Illustration, Scriptwriting
Landing page design; landing pages; designing landing pages | technique | < Web design ~ Conversion rate optimisation
Food photography; photographing food | technique | < Photography ~ Food styling
Pantone | tool | < Colour theory
QuarkXPress; Quark | software | ~ Adobe InDesign
Capture One | software | ~ Adobe Lightroom
Avid Media Composer; =Avid | software | ~ DaVinci Resolve
Sony Vegas; Vegas Pro | software | ~ DaVinci Resolve
Pro Tools | software | ~ Adobe Audition
Logic Pro | software | ~ Adobe Audition
Audacity | software | ~ Adobe Audition
Ableton Live | software | ~ Adobe Audition
GarageBand | software | ~ Adobe Audition
Cubase | software | ~ Adobe Audition
ActionScript | programming-language | < Adobe Flash
InVision | software | ~ Adobe XD
Axure | software | ~ Adobe XD
Balsamiq | software | ~ Adobe XD
Zeplin | software | ~ Adobe XD
Marvel App | software | ~ Adobe XD
Affinity Designer | software | ~ CorelDRAW
Inkscape | software | ~ CorelDRAW
Affinity Photo | software | ~ GIMP
Wacom tablet | tool | ~ Procreate
Corel Painter | tool | ~ Procreate
Blender | software | ~ Cinema 4D
3ds Max; 3D Studio Max | software | ~ Cinema 4D
Autodesk Maya; =Maya | software | ~ Cinema 4D
ZBrush | software | ~ Cinema 4D
=Houdini | software | ~ Cinema 4D
Rhino 3D; Rhinoceros | software | ~ Cinema 4D
V-Ray | software | < 3D modelling
=Nuke | software | < Visual effects
OBS Studio | software | < Live streaming
vMix | software | < Live streaming
Enscape | software | ~ SketchUp
Lumion | software | ~ SketchUp
Flexographic printing; gravure printing; web offset printing; Heidelberg presses; plate mounting | technique | ~ print production
Print finishing; guillotine operation; saddle stitching; perfect binding; die cutting of print | technique | ~ print production
# titles
Graphic designer; visual designer; graphic artist; graphics designer; freelance graphic designer; print designer; layout artist; production artist; desktop publisher; brand designer; packaging designer; graphic design specialist | mid | ~ art director, web designer
Senior graphic designer; senior designer; lead graphic designer; senior visual designer; lead designer | senior | ~ graphic designer
Junior designer; junior graphic designer; graphic design intern; design intern; design assistant | junior | ~ graphic designer
Designer; freelance designer; design consultant; design specialist | mid | ~ graphic designer
Art director; associate art director; senior art director | lead | ~ creative director, graphic designer
Creative director; executive creative director; head of creative; head of design; design director; director of design; design manager; creative services manager; creative manager | director | ~ art director
Web designer; website designer; web graphic designer; web and graphic designer | mid | ~ UI designer, graphic designer
UI designer; user interface designer; UI/UX designer; interface designer; interaction designer; UX/UI designer | mid | ~ UX designer, web designer
UX designer; user experience designer; service designer; experience designer | mid | ~ UI designer
Illustrator artist; illustrator; concept artist; cartoonist; comic artist; storyboard artist; digital artist | mid | ~ graphic designer
Animator; 3D animator; 2D animator; character artist; animation artist | mid | ~ illustrator artist
Multimedia designer; multimedia specialist; multimedia producer; multimedia artist; digital designer; digital media designer; interactive designer; multimedia developer | mid | ~ graphic designer
Digital media specialist; digital media coordinator; digital content producer; digital producer; media specialist; digital media assistant; new media coordinator; online editor; web producer | mid | ~ digital media manager, Digital marketing executive
Digital media manager; head of digital media; digital media director; director of digital media; digital manager; multimedia manager | manager | ~ digital media specialist, Digital marketing manager
Photographer; freelance photographer; wedding photographer; studio photographer; portrait photographer; staff photographer | mid | ~ videographer
Photo editor; photo retoucher; image retoucher; picture editor | mid | ~ photographer
Videographer; camera operator; cameraman; video producer; camerawoman; video specialist; video production specialist | mid | ~ video editor
Video editor; film editor; post-production editor; editor of film; offline editor; assistant editor in film | mid | ~ videographer
Film director; television director; TV director | senior | ~ producer in media
Producer in media; film producer; TV producer; television producer; radio producer; line producer; broadcast producer; executive producer; content producer; studio manager in media; associate producer | senior | ~ film director
Production assistant in media; production assistant; runner; script supervisor; production coordinator in film; floor manager in television | junior | ~ producer in media
Sound engineer; audio engineer; sound designer; recording engineer; sound technician; audio technician; sound mixer; mastering engineer; audio editor | mid | ~ AV technician
AV technician; audio visual technician; audiovisual technician; AV specialist; lighting technician; stage technician; media technician | mid | ~ sound engineer
Broadcast technician; broadcast engineer; master control operator; broadcast operations engineer | mid | ~ AV technician
Radio presenter; TV presenter; broadcaster; disc jockey; radio host; on-air personality; television host; announcer | mid | ~ journalist
Journalist; reporter; news reporter; staff writer; correspondent; news writer; freelance journalist; feature writer; staff reporter; writer | mid | ~ editor
Editor; magazine editor; features editor; assignment editor; section editor; book editor | senior | ~ journalist
Blogger; influencer | mid | ~ digital media specialist
Screenwriter; scriptwriter | mid | ~ journalist
Interior designer; interior decorator; interior design consultant; space planner; interior stylist; home stager; design consultant for interiors; interior architect | mid | ~ architect in interiors
Kitchen designer; kitchen and bath designer; showroom designer; furniture designer | mid | ~ interior designer
Architect in interiors; interior design project manager; senior interior designer; interior design manager | senior | ~ interior designer
Industrial designer; consumer product designer; product design engineer; model maker | mid | ~ product designer in hardware
Product designer in hardware | mid | ~ industrial designer
Landscape architect; landscape designer; garden designer | mid
Exhibition designer; event designer; display designer; scenic artist; production designer | mid | ~ interior designer
Florist; floral designer | mid
Game designer; level designer; game artist; game producer | mid | ~ animator
Print operator; prepress technician; printing press operator; bookbinder; print finisher; digital print operator; pre-press operator; print technician; offset printer; flexographic printer; lithographic printer; letterpress printer; bindery worker; bookbindery operator | mid
Sign maker; sign writer; vinyl installer | mid
CAD designer; CAD artist; CAD visualiser | mid
Product designer | mid | ~ UX designer
UX researcher; user researcher | mid | ~ UX designer
Information architect | mid | ~ UX designer
3D artist; 3D modeller | mid | ~ Animator
Motion designer; motion graphics designer | mid | ~ Animator
VFX artist; compositor | mid | ~ Animator
Cinematographer; director of photography | mid | ~ Videographer
Set designer; stage designer | mid | ~ Exhibition designer
`
