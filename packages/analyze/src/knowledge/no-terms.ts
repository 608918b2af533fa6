/**
 * Phrases that hold words of terms and name none of them, by ISO 639-1 code, divided by `;`: English ones in every text, others
 * only in texts of their language. A leading `=`: only in exactly this spelling. Where a term has the same words, it goes first.
 */
export const NO_TERMS: Record<string, string> = {
  en: `
on the go; go live; go-live; go-getter; go ahead; go green; go to market; go kart; go no go;
=excel in; =excel at; =excel as; =to excel; =Access to; =Access for;
react to; react quickly; react calmly; react well; react appropriately;
word of mouth; in concert with; concert hall; concert venue;
spring semester; spring term; spring break; spring season; spring quarter; early spring; late spring; this spring; last spring;
next spring; spring cleaning; spring collection; spring and summer; spring valley; spring street; spring hill; spring lake;
spring garden; spring creek; spring road; silver spring; east java; west java; central java; java island; salt lake;
web server; file server; print server; mail server; proxy server; application server; database server; terminal server;
client server; backup server; linux server; server room; server side; server rack; server hardware; server rebuild;
server 2003; server 2008; server 2012; server 2016; server 2019; server 2022;
guard rails; hand rails; american express; orient express; indian express; daily express; federal express; express train;
express mail; express delivery; express courier; express shipping; express services; express freight; express cargo;
express highway; express entry; express lane; swift action; swift response; swift resolution; swift transportation; taylor swift;
delta airlines; delta air lines; delta state; niger delta; delta dental; mekong delta; mississippi delta;
a+ student; a+ grade; grade a+; a+ average; a+ content; a+ pages; blood group a+; blood type a+;
i can; we can; you can; they can; who can; that can; can i; can you; can be; can do; can join; can work; can speak; can read; can write;
can drive; can start; can use; can operate; can handle; can also; can type; can lift;
adoption of; adoption by; adoption rate; user adoption; technology adoption; software adoption; system adoption; smooth adoption;
fostering a; fostering an; fostering the; fostering trust; fostering collaboration; fostering teamwork; fostering innovation;
fostering growth; fostering strong; fostering positive; fostering good; fostering relationships; fostering communication;
collection of data; collection of information; collection of samples; collection of specimens; collection of evidence; email collection; garbage collection; waste collection; ticket collection; evidence collection; blood collection;
sample collection; specimen collection; collection site; collection centre; collection center; art collection; museum collections;
special collections; library collections; fashion collection; summer collection; winter collection;
transmission line; power transmission; data transmission; transmission of; transmission system; transmission tower;
transmission control protocol; voice transmission; signal transmission; suspension bridge;
turnaround time; quick turnaround; fast turnaround; maternity leave; maternity cover; maternity act; maternity pay; shop steward;
trading company; trading co; trading llc; trading est; trading name; trading hours; trading standards; general trading;
rainforest alliance; george mason; perry mason; mason street; mason county; mason city; baker street; baker hughes; baker college;
baker university; cook county; cook islands; cook medical; cook inlet; turner construction; turner broadcasting; butler university;
butler county; dean foods; dean witter; herman miller; miller welder`,
  fr: '=CDD; =CFA; =CSE; =PACES; présentation; =Saint-Priest; =St-Priest; mise en place du; mise en place de; mise en place des; mise en place d un; mise en place d une; mise en place d’un; mise en place d’une',
  it: '=DEI; piano; =Informatica; =Reggio Emilia; =REGGIO EMILIA',
  nl: '=Informatica',
  id: '=SMP; =SMA; =SD',
  ru: '=BAS',
  cs: '=ADR',
  da: '=ADR',
  fi: '=ADR',
  hu: '=ADR',
  no: '=ADR',
  ro: '=ADR',
  sv: '=ADR',
}
