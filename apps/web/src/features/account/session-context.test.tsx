import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useSession } from './session-context.ts'

test('who asks for the session outside of its provider is told so', () => {
  const Lost = () => <p>{useSession().user?.name}</p>
  expect(() => renderToString(<Lost />)).toThrow('no session above this component')
})
