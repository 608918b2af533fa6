import {
  CLIENT_ID,
  CLIENT_SECRET,
  startOpenIdProvider,
  type OpenIdProvider,
} from '../../apps/server/src/features/accounts/testing/start-openid-provider.ts'
import { freePort } from './free-port.ts'
import { openServer, type OpenServer } from './open-server.ts'

export type ServerWithGoogle = { server: OpenServer; google: OpenIdProvider; stop: () => Promise<void> }

/** The real server, with a real OpenID provider in Google's place. */
export async function openServerWithGoogle(settings: Record<string, string> = {}): Promise<ServerWithGoogle> {
  const port = await freePort()
  const google = await startOpenIdProvider([`http://localhost:${port}/sign-in/google`])
  const issued = { GOOGLE_ISSUER: google.issuer, GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: CLIENT_SECRET }
  const server = await openServer({ ...settings, ...issued }, port)
  const stop = async () => {
    await server.stop()
    await google.close()
  }
  return { server, google, stop }
}
