import { type FormEvent, useRef, useState } from 'react'
import { type Texts, useTexts } from '../texts/texts.tsx'
import type { Problem, Problems } from './check-form.ts'

type Rules<Form extends Record<string, string>> = {
  first: Form
  check: (form: Form) => Problems<keyof Form & string>
  /** Throws when it fails; what it throws is told in the red box by `tell`. */
  submit: (form: Form) => Promise<void>
  tell: (error: unknown) => string
}

/** What is told in the red box: a field's problem, or why what was sent was refused. */
export type Fault = { text: string; isRefusal: boolean }

/** What a form holds, what is wrong with it, and its sending: the same for every form of the account. */
export function useForm<Form extends Record<string, string>>({ first, check, submit, tell }: Rules<Form>) {
  const { t } = useTexts()
  const [form, setForm] = useState(first)
  const [problems, setProblems] = useState<Partial<Record<keyof Form, Problem>>>({})
  const [fault, setFault] = useState<Fault>()
  const [busy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const fail = (found: Problems<keyof Form & string>) => {
    setProblems(Object.fromEntries(found.map(({ field, problem }) => [field, problem])) as typeof problems)
    const [worst] = found
    if (!worst) return
    // Of empty fields each says so itself: "this field" above them all would name none.
    if (worst.problem !== 'required') setFault({ text: tellProblem(worst.problem, t), isRefusal: false })
    const wrong = found.map(({ field }) => `[name=${field}]`)
    element.current?.querySelector<HTMLInputElement>(wrong.join())?.focus()
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setFault(undefined)
    const found = check(form)
    fail(found)
    if (found.length > 0) return
    setBusy(true)
    try {
      await submit(form)
    } catch (error) {
      setFault({ text: tell(error), isRefusal: true })
    } finally {
      setBusy(false)
    }
  }
  return {
    form,
    fault,
    busy,
    reset: () => setForm(first),
    setFault,
    formProps: { ref: element, noValidate: true, onSubmit: (event: FormEvent) => void onSubmit(event) },
    /** What a field needs to be one of this form. */
    field: (name: keyof Form & string) => ({
      name,
      value: form[name] ?? '',
      onValue: (value: string) => {
        setForm((form) => ({ ...form, [name]: value }))
        setProblems((problems) => ({ ...problems, [name]: undefined }))
      },
      problem: problems[name] && tellProblem(problems[name], t),
    }),
  }
}

function tellProblem(problem: Problem, t: Texts['t']): string {
  if (problem === 'required' || problem === 'mismatch') return t(`auth.problems.${problem}`)
  return problem === 'email' ? t('errors.email-invalid') : t(`errors.password-${problem}`)
}
