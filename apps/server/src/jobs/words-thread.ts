import { onThread } from './on-thread.ts'
import * as receipts from './receipt-work.ts'
import * as work from './words-work.ts'

export const exportSlice = onThread(work.exportSlice)
export const exportDetails = onThread(work.exportDetails)
export const hideRows = onThread(work.hideRows)
export const exportSheets = onThread(work.exportSheets)
export const writeWorkbook = onThread(work.writeWorkbook)
export const toRecord = onThread(work.toRecord)
export const receiptSlice = onThread(receipts.receiptSlice)
export const writeReceipt = onThread(receipts.writeReceipt)
