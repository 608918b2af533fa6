/** Offices that members hold in a society, in patterns that '|' parts. */
export const OFFICES =
  '(?:co-|vice[ -]|deputy |past |founding )?(?:treasurer|president|secretary|chair(?:man|woman|person)?|captain|representative|ambassador|officer|member|founder|organi[sz]er|leader|coordinator|head|delegate)'

/** What such societies are called, the last word of their names. */
export const SOCIETIES =
  'alliance|society|societies|club|association|union|network|fraternity|sorority|council|chapter|guild|league|fellowship|caucus|choir|collective|coalition|group|congregation|brotherhood|sisterhood|federation'
