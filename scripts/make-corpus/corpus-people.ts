import type { CorpusPerson } from './corpus-person.ts'
import { annelieseVogt } from './people/anneliese-vogt.ts'
import { anselmRoquefeuil } from './people/anselm-roquefeuil.ts'
import { artyomBelyaev } from './people/artyom-belyaev.ts'
import { brandonPruitt } from './people/brandon-pruitt.ts'
import { bronwenPritchard } from './people/bronwen-pritchard.ts'
import { camilleDesrousseaux } from './people/camille-desrousseaux.ts'
import { deanAshworth } from './people/dean-ashworth.ts'
import { doreenAbernathy } from './people/doreen-abernathy.ts'
import { elenaSokolova } from './people/elena-sokolova.ts'
import { fatimaAlhashimi } from './people/fatima-alhashimi.ts'
import { gwendolynAchterberg } from './people/gwendolyn-achterberg.ts'
import { hamishMcgillivray } from './people/hamish-mcgillivray.ts'
import { harrietLindqvist } from './people/harriet-lindqvist.ts'
import { harukaMinamoto } from './people/haruka-minamoto.ts'
import { ignacioBarrenechea } from './people/ignacio-barrenechea.ts'
import { inakiUrrutia } from './people/inaki-urrutia.ts'
import { inesValderrama } from './people/ines-valderrama.ts'
import { joaoSeveriano } from './people/joao-severiano.ts'
import { jonasBrettschneider } from './people/jonas-brettschneider.ts'
import { katarzynaWilczek } from './people/katarzyna-wilczek.ts'
import { khalidAlmutlaq } from './people/khalid-almutlaq.ts'
import { kofiBoateng } from './people/kofi-boateng.ts'
import { leroyDunstable } from './people/leroy-dunstable.ts'
import { luciaFontanarrosa } from './people/lucia-fontanarrosa.ts'
import { marcusOkonjoBell } from './people/marcus-okonjo-bell.ts'
import { mehmetAydogan } from './people/mehmet-aydogan.ts'
import { moiraKendrick } from './people/moira-kendrick.ts'
import { nadiaBenhaddou } from './people/nadia-benhaddou.ts'
import { niranChaiyaphum } from './people/niran-chaiyaphum.ts'
import { omarCastellan } from './people/omar-castellan.ts'
import { patienceMbekiLowe } from './people/patience-mbeki-lowe.ts'
import { priyaRaghunathan } from './people/priya-raghunathan.ts'
import { rohitShekhawat } from './people/rohit-shekhawat.ts'
import { siobhanOreillyTan } from './people/siobhan-oreilly-tan.ts'
import { soleneMarchadier } from './people/solene-marchadier.ts'
import { supawadeeRattanakul } from './people/supawadee-rattanakul.ts'
import { takumiHoshikawa } from './people/takumi-hoshikawa.ts'
import { teresaVillanueva } from './people/teresa-villanueva.ts'
import { tylerNakagawa } from './people/tyler-nakagawa.ts'
import { wojciechZarembski } from './people/wojciech-zarembski.ts'

/** The invented people, by slug. */
export const CORPUS_PEOPLE: CorpusPerson[] = [
  annelieseVogt,
  anselmRoquefeuil,
  artyomBelyaev,
  brandonPruitt,
  bronwenPritchard,
  camilleDesrousseaux,
  deanAshworth,
  doreenAbernathy,
  elenaSokolova,
  fatimaAlhashimi,
  gwendolynAchterberg,
  hamishMcgillivray,
  harrietLindqvist,
  harukaMinamoto,
  ignacioBarrenechea,
  inakiUrrutia,
  inesValderrama,
  joaoSeveriano,
  jonasBrettschneider,
  katarzynaWilczek,
  khalidAlmutlaq,
  kofiBoateng,
  leroyDunstable,
  luciaFontanarrosa,
  marcusOkonjoBell,
  mehmetAydogan,
  moiraKendrick,
  nadiaBenhaddou,
  niranChaiyaphum,
  omarCastellan,
  patienceMbekiLowe,
  priyaRaghunathan,
  rohitShekhawat,
  siobhanOreillyTan,
  soleneMarchadier,
  supawadeeRattanakul,
  takumiHoshikawa,
  teresaVillanueva,
  tylerNakagawa,
  wojciechZarembski,
]
