export { extract, type ExtractOptions } from './extract.ts'
