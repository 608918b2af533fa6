import { ApiError } from '../../api/api-client.ts'

/** Not loaded yet and no connection: said as such. */
function unreachable(cause: unknown): never {
  throw Object.assign(new ApiError('network'), { cause })
}

export const loadDevice = () => import('./screen-on-device.ts').catch(unreachable)
export const loadCount = () => import('./count-here.ts').catch(unreachable)
export const loadServer = () => import('./screen-on-server.ts').catch(unreachable)
