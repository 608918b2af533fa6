/** Words that look inflected and are not: their last letters belong to them. Divided by blanks. */
export const WHOLE_WORDS =
  'customer officer number order paper master matter center register partner letter water power offer career summer former ' +
  'under over after other cover server computer owner career sister brother mother father daughter layer tower shower ' +
  'business process press access success address class analysis basis series news always plus gas bus us this less ' +
  'during spring string king ring bring thing something anything nothing morning evening wing ' +
  'need seed feed speed bed red hundred shed embed university city quality security facility community family policy company ' +
  'hotel final legal capital material general animal hospital medical journal retail detail email mail metal rental dental ' +
  'station nation education location vacation vocation mission session passion fashion union region religion version ' +
  'moment comment department apartment garment cement document element agent student patient talent parent event rent ' +
  'care plane community communal final opera costume physical premises stage college ' +
  'music physics politics ethics statistics logistics mechanics electronics ' +
  'children kindergarten specimen freshmen northeastern northwestern southeastern southwestern'
