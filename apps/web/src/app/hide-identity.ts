/** By itself, because it brings the engine's words along: who hides nobody never fetches it. */
export { hideIdentity } from '@evenhand/analyze'
