import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../features/account/session-context.ts'
import { addressOf, languageOf } from '../texts/language-address.ts'
import { useAddressBook } from '../ui/address.ts'
import { chooseLanguage, hasChosenLanguage, lastLanguage } from './last-language.ts'

/**
 * Whoever is signed in reads in the language they chose: in this browser, else, where none was chosen here, in their
 * account. The start page's address alone names none and leads to theirs; an address that names one is left as it is.
 * `isApp`: whether this is a page of the account; whoever comes from one to the start page is led anew.
 */
export function useOwnLanguage(isApp: boolean): void {
  const { user } = useSession()
  const email = user?.email
  const queries = useQueryClient()
  const { get, replace } = useAddressBook()
  useEffect(() => {
    if (email === undefined) return undefined
    let current = true
    const speak = () => {
      if (isApp) return
      const { pathname, search, hash } = get()
      const own = addressOf(lastLanguage())
      if (pathname === '/' && own !== '/') replace(own + search + hash)
    }
    const ask = async () => {
      const { profileQuery } = await import('./profile-query.ts')
      const { language } = await queries.fetchQuery(profileQuery)
      const own = language === null ? undefined : languageOf(language)
      if (!current || !own || hasChosenLanguage()) return
      chooseLanguage(own)
      speak()
    }
    // Where nobody answers, the page stays in the language it is in.
    if (hasChosenLanguage()) speak()
    else void ask().catch(() => undefined)
    return () => {
      current = false
    }
  }, [email, isApp, queries, get, replace])
}
