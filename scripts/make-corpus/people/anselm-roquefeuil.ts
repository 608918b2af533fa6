import type { CorpusPerson } from '../corpus-person.ts'

/** An academic CV with publications. */
export const anselmRoquefeuil: CorpusPerson = {
  slug: 'anselm-roquefeuil',
  language: 'en',
  trade: 'lab scientist',
  name: 'Anselm Roquefeuil',
  printedName: 'Dr Anselm Roquefeuil',
  headline: 'Research Scientist, molecular microbiology',
  emails: ['a.roquefeuil@petridish.example'],
  phones: ['+44 7700 900509'],
  links: ['orcid.example/0000-0002-1825-0097'],
  place: 'Norwich, United Kingdom',
  summary:
    'Microbiologist working on efflux pumps in hospital Klebsiella. Equal parts bench and sequencing: I isolate the strains, knock out the gene, and write the pipeline that tells whether it mattered.',
  employment: [
    {
      title: 'Senior Research Scientist',
      employer: 'Wensum Institute of Bioscience',
      place: 'Norwich',
      start: '2020-01',
      end: 'present',
      details: [
        'Lead a group of five on a £740k grant into multidrug tolerance of biofilms on catheters.',
        'Established CRISPR interference in clinical isolates, now used by four partner laboratories.',
        'Biological safety officer for the category 2 suite; passed every inspection since appointment.',
      ],
    },
    {
      title: 'Postdoctoral Research Associate',
      employer: 'University of Lothian and Fife',
      place: 'Edinburgh',
      start: '2015-10',
      end: '2019-12',
      details: [
        'Long-read sequencing of 312 bloodstream isolates and reconstruction of their plasmids.',
        'Taught qPCR and aseptic technique to second-year students, 40 hours each spring.',
      ],
    },
    {
      title: 'Laboratory Technician',
      employer: 'Institut Garonne de Biologie',
      place: 'Toulouse',
      start: '2010-07',
      end: '2011-09',
      details: ['Media preparation, autoclave validation, strain archive of 6,000 vials.'],
    },
  ],
  education: [
    {
      degree: 'PhD Microbiology',
      school: 'Université du Lauragais',
      place: 'Toulouse',
      start: '2011-10',
      end: '2015-07',
      note: 'Thesis: Regulation of RND efflux under bile stress',
    },
    {
      degree: 'MSc Molecular Biology',
      school: 'Université du Lauragais',
      place: 'Toulouse',
      start: '2008-09',
      end: '2010-06',
    },
  ],
  skills: [
    { label: 'Bench', items: ['CRISPRi', 'qPCR', 'Western blot', 'Flow cytometry', 'Biofilm assays', 'ISO 15189'] },
    { label: 'Computing', items: ['R', 'Snakemake', 'Nanopore basecalling', 'Phylogenetics'] },
  ],
  languages: ['French', 'English', 'Occitan'],
  extras: [
    {
      heading: 'Publications',
      items: [
        'Roquefeuil A, Dunmore P, Yeats K. Bile salts and pump expression in Klebsiella. J. Invented Microbiol. 2023; 41: 118–131.',
        'Yeats K, Roquefeuil A. A plasmid census of one hospital. Imaginary Genomics 2021; 9: 77–90.',
        'Roquefeuil A. Counting tolerant cells without fooling yourself. Fict. Methods Lett. 2019; 3: 12–19.',
      ],
    },
    {
      heading: 'Grants and prizes',
      items: [
        'Norfolk Medical Trust project grant, £740,000, 2021–2025',
        'Young Investigator poster prize, Ghent, 2018',
      ],
    },
    { heading: 'Supervision', items: ['Two doctoral students (one completed 2023), six MSc dissertations'] },
  ],
  headings: {
    summary: 'Research interests',
    employment: 'Appointments',
    education: 'Degrees',
    skills: 'Techniques',
    languages: 'Languages',
  },
  order: ['summary', 'education', 'employment', 'extras', 'skills', 'languages'],
  dates: { style: 'short', to: '–', present: 'present' },
}
