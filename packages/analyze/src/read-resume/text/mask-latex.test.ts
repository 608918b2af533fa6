import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { postsTold } from '../samples/posts-told.ts'
import { resumeOf } from '../samples/resume-of.ts'
import { maskLatex } from './mask-latex.ts'

const shown = (text: string) => maskLatex(text).replaceAll('\u200b', '')

const SOURCE = String.raw`\documentclass[11pt]{article}
\usepackage{url}
\name{Edda}{Plowright}
\begin{document}
% the head
{\Large{\textsc{Edda Plowright}}}\\
\section{Experience}
\begin{description}
\item [{\bf 07/15 - present:}] Professor, Merrow University~Press.
\item [{\bf 04/12 - 06/15:}] Scientist,
  Quarn Research Center.
\item [-] Kept 50\% of the owls \& larks
\end{description}
\resumeSubheading{Clerk}{Jan. 2010 -- Apr. 2012}
{Fell Mills Ltd}{Tarn}
\end{document}`

test('the source of a document without its commands, in its own length', () => {
  expect(maskLatex(SOURCE)).toHaveLength(SOURCE.length)
  expect(
    shown(SOURCE)
      .split('\n')
      .map((row) => row.trim())
      .filter((row) => row !== ''),
  ).toEqual([
    'Edda Plowright',
    'Edda Plowright',
    'Experience',
    '07/15 - present: Professor, Merrow University Press.',
    '04/12 - 06/15: Scientist,',
    'Quarn Research Center.',
    '- Kept 50% of the owls & larks',
    'Clerk\tJan. 2010 -- Apr. 2012',
    'Fell Mills Ltd\tTarn',
  ])
})

test('posts in such a source', () => {
  expect(postsTold(SOURCE)).toEqual([
    'Professor @ Merrow University Press 2015-now',
    'Scientist @ Quarn Research Center 2012-2015',
    'Clerk @ Fell Mills Ltd 2010-2012',
  ])
})

test('a name in two arguments is one, without the braces between them', () => {
  const { name } = readResume(resumeOf(SOURCE), { year: 2026, month: 1 })
  expect(name?.value).toBe('Edda Plowright')
  const short = SOURCE.replace(/\{\\Large.*\n/, '')
  expect(readResume(resumeOf(short), { year: 2026, month: 1 }).name?.value).toBe('Edda Plowright')
})

test.each([String.raw`C:\begin\notes {x} 50%`, 'LaTeX, {braces} ~ $5'])('other texts stay: %s', (text) =>
  expect(maskLatex(text)).toBe(text),
)
