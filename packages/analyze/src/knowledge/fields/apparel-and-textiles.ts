/** Fashion, clothing, textiles and their retail: skills and job titles. */
export const apparelAndTextiles = `
# skills
Fashion design; apparel design; clothing design; garment design; designing collections; collection design | technique | ~ fashion illustration, pattern making
Fashion illustration; fashion sketching; flat sketches; technical flats; croquis; fashion drawing | technique | ~ fashion design
Pattern making; patternmaking; pattern cutting; pattern drafting; flat pattern | technique | ~ draping, grading
Draping; draping on the stand | technique | ~ pattern making
Grading; pattern grading; size grading; marker making | technique | ~ pattern making
Garment construction; apparel construction; clothing construction; seams and finishes | technique | ~ sewing
Sewing; machine sewing; industrial sewing machine; overlock; serger; stitching; hand sewing | technique | ~ garment construction
Tailoring; bespoke tailoring; alterations; garment alterations; made to measure; hemming; clothing repair | technique | ~ sewing
Fabric cutting; cloth cutting; fabric spreading; cutting room | technique | ~ pattern making
Embroidery; hand embroidery; machine embroidery; beading; embellishment | technique
Knitting; knitwear design; knitwear; machine knitting; crochet | technique
Weaving; loom operation; loom set-up; woven textiles | technique
Textile design; surface design; textile prints; repeat patterns; screen printing textiles | technique
Textile science; fabric knowledge; textiles; textile fibres; textile fibers; fibre science; fabric construction; textile technology; yarns | knowledge
Dyeing; fabric dyeing; textile finishing; textile dyes; garment washing; denim washing | technique | ~ textile science
Textile testing; fabric testing; colour fastness; wear testing; shrinkage tests; garment testing | technique | ~ garment quality control
Garment quality control; garment inspection; apparel quality; AQL inspection; inline inspection; fabric inspection | technique
Garment fitting; fit sessions; fittings; fit models; fit comments; garment fit | technique | ~ pattern making
Technical design; tech packs; tech pack; specification sheets; spec sheets; garment specifications; technical packages; measurement charts | technique | ~ pattern making
Product development in apparel; sample development; garment sampling; proto samples; pre-production samples; line development; apparel product development | technique | ~ technical design
Garment sourcing; apparel sourcing; fabric sourcing; trims sourcing; sourcing fabrics; overseas factories; offshore production | technique | ~ apparel production
Apparel production; garment production; clothing manufacturing; apparel manufacturing; production calendar; garment manufacturing; cut and sew | duty | ~ garment sourcing
Apparel costing; garment costing; cost sheets; landed cost of garments | technique
Trend forecasting; fashion trends; trend research; trend analysis in fashion; colour forecasting; WGSN; trend boards | technique | ~ fashion design
Mood boards; concept boards; colour palettes; inspiration boards | technique | ~ fashion design
Line planning; range planning; assortment planning; seasonal collections; merchandise planning | technique | ~ fashion buying
Fashion buying; retail buying; apparel buying; open-to-buy; buying trips; purchasing merchandise | technique | ~ line planning
Merchandise allocation; stock allocation; replenishment in fashion | technique | ~ line planning
Visual merchandising; window displays; store displays; merchandise displays; mannequin styling; planograms; window dressing; floor sets; floor moves | technique
Fashion styling; wardrobe styling; personal styling; styling photo shoots; styling customers | technique
Costume design; costume making; wardrobe for theatre; costume construction | technique | ~ fashion design
Fashion shows; runway shows; fashion show production; lookbooks; fashion photo shoots; fashion showroom; showroom appointments | duty
Fashion marketing; fashion branding; fashion PR; luxury brands | knowledge
Footwear design; shoe design; shoemaking; shoe making; leather footwear | technique
Leather goods; handbag design; leather work; leathercraft | technique
Accessories design; jewellery design; jewelry design; millinery | technique
Lingerie and swimwear; intimates design; intimate apparel; activewear; childrenswear; menswear; womenswear | knowledge
Fashion CAD; U4ia | software
Apparel PLM; Centric PLM; WebPDM; FlexPLM; PLM software | software
Fashion merchandising; apparel merchandising; merchandising of fashion; retail merchandising | knowledge | ~ fashion buying
Apparel retail sales; clothing sales; fashion retail; clothing retail; apparel sales; selling clothing | duty | ~ retail sales
Fitting room service; fitting rooms; dressing rooms | duty | ~ apparel retail sales
Clienteling; personal shopping; VIP clients in fashion; client book | technique | ~ apparel retail sales, Luxury sales
Wholesale fashion; wholesale accounts; showroom sales; market week; trade shows in fashion | duty
Sustainable fashion; ethical sourcing; upcycling clothes; circular fashion; OEKO-TEX; GOTS | knowledge
Social compliance audits; factory audits; BSCI; WRAP certification; SEDEX | standard
Apparel import and export; garment quotas; textile customs | knowledge
Screen printing; heat press; garment printing; direct to garment printing; sublimation | technique
Laundry and dry cleaning; dry cleaning; garment pressing; ironing; steaming garments; garment care | technique
Upholstery; soft furnishings; curtain making; drapery | technique
Inventory of garments; garment tagging; clothing stock; size runs | duty
Toile making; toiles; muslin fitting | technique
Industrial sewing; lockstitch; overlocking | technique
Screen printing on textiles; textile screen printing | technique
Knitting machine operation; flat knitting | technique
Leatherwork; leather craft; saddlery | technique
Gerber AccuMark; Gerber | software | < Fashion CAD
Lectra; Lectra Modaris | software | < Fashion CAD
Optitex | software | < Fashion CAD
CLO 3D | software | < Fashion CAD
Browzwear | software | < Fashion CAD
Kaledo | software | < Fashion CAD
NedGraphics | software | < Fashion CAD

# titles
Fashion designer; apparel designer; clothing designer; garment designer; womenswear designer; menswear designer; knitwear designer; associate designer in fashion; design assistant in fashion | mid | ~ textile designer, technical designer
Senior fashion designer; head designer in fashion; lead apparel designer; fashion design director; creative director in fashion | senior | ~ fashion designer
Textile designer; surface designer; fabric designer; textile artist | mid | ~ fashion designer
Technical designer; apparel technical designer; garment technologist; clothing technologist; fit technician; apparel specification technologist | mid | ~ pattern maker
Pattern maker; patternmaker; pattern cutter; pattern grader; sample pattern maker; marker maker | mid | ~ technical designer, tailor
Tailor; seamstress; dressmaker; alterations tailor; alteration specialist; bespoke tailor; couturier; fitter in tailoring | mid | ~ sewing machine operator
Sewing machine operator; sewing machinist; stitcher; sewer; garment worker; sample machinist; sample maker; sewing operator; apparel worker | mid | ~ tailor
Fabric cutter; garment cutter; clothing cutter | mid | ~ sewing machine operator
Apparel production manager; garment production manager; textile operations manager; clothing production manager; apparel manufacturing manager; production coordinator in apparel | manager | ~ apparel product developer
Apparel product developer; product development manager in apparel; clothing product development manager; textile product developer; product development assistant in fashion | mid | ~ apparel production manager
Fashion buyer; apparel buyer; clothing buyer; assistant buyer; merchandise buyer; textile sourcing merchandiser; sourcing manager in apparel; retail buyer | mid | ~ fashion merchandiser
Fashion merchandiser; apparel merchandiser; merchandise planner; allocation analyst; merchandising assistant; merchandiser | mid | ~ fashion buyer
Visual merchandiser; visual merchandising manager; window dresser; display coordinator; visual manager; visual stylist | mid | ~ fashion merchandiser
Fashion stylist; wardrobe stylist; personal stylist; personal shopper; wardrobe assistant; image consultant | mid | ~ fashion designer
Costume designer; costume maker; wardrobe supervisor; dresser in theatre | mid | ~ fashion designer
Fashion model; model in fashion; fit model; runway model | mid
Clothing store manager; fashion store manager; boutique manager; apparel store manager; apparel department manager; boutique owner | manager | ~ fashion sales associate
Fashion sales associate; clothing sales associate; fashion consultant; apparel sales associate; fashion advisor; stylist in store; boutique assistant | junior | ~ clothing store manager
Textile technologist; textile engineer; textile quality manager; textile quality technician; textile technician; textile chemist; textile colourist | mid
Garment quality inspector; apparel quality controller; fabric inspector; clothing quality inspector; textile quality control | mid | ~ technical designer
Weaver; loom operator; knitter; knitting machine operator; spinning machine operator; textile machine operator | mid
Dyer; dyeing operator; textile finishing operator | mid | ~ weaver
Embroiderer; embroidery machine operator | mid | ~ sewing machine operator
Footwear designer; shoe designer; footwear product developer; shoemaker; cobbler; footwear technician; leather goods designer; leather goods maker; accessories designer | mid | ~ fashion designer
Jeweller; jewelry designer; goldsmith; jewellery maker | mid
Screen printer; garment printer; print operator on garments | mid
Dry cleaner; laundry worker; presser; laundry attendant | junior
Upholsterer; curtain maker; soft furnisher | mid
Fashion coordinator; fashion assistant; fashion intern; showroom assistant | junior | ~ fashion designer
Apparel sales representative; fashion account executive; showroom manager; wholesale manager in fashion | mid
Saddler; harness maker; leather worker; leathercrafter; bag maker | mid
Milliner; hat maker; hatter | mid
Leather tanner; furrier | mid
`
