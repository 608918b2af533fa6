import type { ColumnType } from 'kysely'

/** A moment that the database may fill in itself. */
export type Time = ColumnType<Date, Date | string | undefined, Date | string>
export type MaybeTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
