import { useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import classes from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

/** A password, hidden until its owner wants to see it. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'end'>) {
  const { t } = useTexts()
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      className={classes['revealing']}
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      end={
        <button
          type="button"
          className={classes['reveal']}
          aria-label={shown ? t('auth.hidePassword') : t('auth.showPassword')}
          onClick={() => setShown(!shown)}
        >
          {shown ? t('auth.hide') : t('auth.show')}
        </button>
      }
    />
  )
}
