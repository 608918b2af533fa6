export { extract, type ExtractOptions } from './extract.ts'
export { createExtractPool, type ExtractPool, type ExtractPoolOptions } from './pool/create-extract-pool.ts'
export { configureExtract, type ExtractAssets } from './runtime/extract-assets.ts'
