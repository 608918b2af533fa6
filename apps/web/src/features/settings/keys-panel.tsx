import { Button } from '@mantine/core'
import { type ApiKey, type KeyScope } from '@evenhand/model'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { createKey, deleteKey, loadKeys } from '../../api/keys-api.ts'
import { useAction } from '../../forms/use-action.ts'
import { tellDay } from '../../texts/tell-time.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Field } from '../../ui/field.tsx'
import { ShownOnce } from '../../ui/shown-once.tsx'
import { Group, Row } from './group.tsx'
import classes from './group.module.css'

const keysQuery = queryOptions({ queryKey: ['keys'], queryFn: ({ signal }) => loadKeys(signal), staleTime: 0 })
const SCOPES: KeyScope[] = ['read', 'screen']

/** Personal keys for programs; the secret of a new one is shown once. */
export function KeysPanel() {
  const { t } = useTexts()
  const queries = useQueryClient()
  const { data: keys, isError } = useQuery(keysQuery)
  const [made, setMade] = useState<ApiKey>()
  const deleting = useAction()
  const again = () => queries.invalidateQueries(keysQuery)
  return (
    <>
      <Group>
        <Row title={t('settings.keys.new')} help={t('settings.keys.help')}>
          <KeyForm
            onMade={(key) => {
              setMade(key)
              void again()
            }}
          />
          {made?.secret && (
            <ShownOnce
              key={made.id}
              title={t('settings.keys.once')}
              value={made.secret}
              copyLabel={t('settings.keys.copy')}
            />
          )}
        </Row>
      </Group>
      <Group>
        <Row
          title={t('settings.keys.title')}
          help={keys?.length === 0 ? t('settings.keys.none') : undefined}
          fault={deleting.fault ?? (isError ? t('errors.unavailable') : undefined)}
          onFaultGone={deleting.fault ? () => deleting.setFault(undefined) : undefined}
        >
          {keys && keys.length > 0 && (
            <ul className={classes['list']}>
              {keys.map((key) => (
                <KeyLine
                  key={key.id}
                  apiKey={key}
                  busy={deleting.busy}
                  onDelete={() => {
                    if (made?.id === key.id) setMade(undefined)
                    void deleting.run(() => deleteKey(key.id)).then(again)
                  }}
                />
              ))}
            </ul>
          )}
        </Row>
      </Group>
    </>
  )
}

function KeyForm({ onMade }: { onMade: (key: ApiKey) => void }) {
  const { t } = useTexts()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly KeyScope[]>(['read'])
  const { busy, fault, run } = useAction()
  const make = async (event: FormEvent) => {
    event.preventDefault()
    const done = await run(async () => onMade(await createKey(name.trim(), [...scopes])))
    if (done) setName('')
  }
  return (
    <form className={classes['form']} onSubmit={(event) => void make(event)}>
      <Field
        label={t('settings.keys.name')}
        value={name}
        onValue={setName}
        maxLength={100}
        placeholder={t('settings.keys.example')}
        problem={fault}
      />
      <fieldset className={classes['checks']}>
        <legend>{t('settings.keys.may')}</legend>
        {SCOPES.map((scope) => (
          <label key={scope}>
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={() =>
                setScopes(scopes.includes(scope) ? scopes.filter((each) => each !== scope) : [...scopes, scope])
              }
            />
            {t(`settings.keys.scopes.${scope}`)}
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="filled" loading={busy} disabled={!name.trim() || scopes.length === 0}>
        {t('settings.keys.create')}
      </Button>
    </form>
  )
}

type KeyLineProps = { apiKey: ApiKey; busy: boolean; onDelete: () => void }

/** A key of before. Deleting is asked for twice: programs stop at once. */
function KeyLine({ apiKey, busy, onDelete }: KeyLineProps) {
  const texts = useTexts()
  const { t, format } = texts
  const [sure, setSure] = useState(false)
  const { name, prefix, scopes, createdAt, lastUsedAt } = apiKey
  return (
    <li>
      <div>
        <b dir="auto">{name}</b>
        <code dir="ltr">{prefix}…</code>
        <small>
          {format.list(scopes.map((scope) => t(`settings.keys.scopes.${scope}`)))}
          {' · '}
          {t('settings.keys.made', { date: tellDay(texts, createdAt) })}
          {' · '}
          {lastUsedAt ? t('settings.keys.used', { date: tellDay(texts, lastUsedAt) }) : t('settings.keys.unused')}
        </small>
      </div>
      <Button
        size="xs"
        data-danger={sure || undefined}
        disabled={busy}
        aria-label={sure ? undefined : t('settings.keys.deleteOne', { name })}
        onBlur={() => setSure(false)}
        onClick={() => (sure ? onDelete() : setSure(true))}
      >
        {sure ? t('settings.keys.sure') : t('settings.keys.delete')}
      </Button>
    </li>
  )
}
