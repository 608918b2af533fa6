/** Words of degree requirements that name no field of study. */
export const DEGREE_STEMS = `bachelor bachelors master masters degree doctorate phd bsc msc mba ba ma bs ms beng meng btech mtech diploma associate honours
  honors university college school higher education educational equivalent level qualification qualifications qualified field discipline subject
  area similar appropriate relevant related recognised accredited undergraduate postgraduate graduate completed complete minimum vocational
  apprenticeship training trained ausbildung abgeschlossene studium hochschulstudium abgeschlossenes berufsausbildung diplome formation licence
  grado titulo universitario licenciatura laurea wyksztalcenie wyzsze practical combination four-year advanced science sciences arts faculty academic
  finish finished superior superieur vergleichbar gleichwertig verwandt ahnlich einschlagig vergleichbare gleichwertige verwandte ahnliche abgeschlossener
  similaire connexe connexes afin afines similares relacionada relacionadas correlata correlatas correlato correlatos afim affine affini analogo equipollente
  aanverwant aanverwante verwante vergelijkbaar vergelijkbare gelijkwaardig pokrewne pokrewny pokrewnych rownowazne ilgili benzer denk motsvarande
  likvardig narliggande tilsvarende beslektet beslaegtet смежной смежные родственной аналогичное смежное befriedigend befriedigenden befriedigende`

/** Words of many fields of study: shared alone they make no field the same, unless nothing else was asked. */
export const BROAD_FIELDS =
  'management administration engineering technology technologies technician technical studies applied general international help helper aide assistant assistants'

/** Words before a field that make it another: whoever studied veterinary nursing has not studied nursing. */
export const TURNING_FIELDS = 'veterinary veterinarian animal dental'

/** How German calls who was trained as a help of a trade, which is not training for the trade; divided by '|'. */
export const HELPERS = 'helfer|hilfskraft|hilfskräfte'
