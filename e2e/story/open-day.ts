import type { Doors } from '../doors.ts'

const day = 86_400_000

interface Told {
  readonly canEstimate: boolean
  readonly canSave: boolean
  readonly isWorkDay: boolean
}

const told = (own: Doors, date: string): Promise<Told> => own.get<Told>(`/api/taskDay/today?date=${date}`)

const dateIn = (days: number): string => new Date(Date.now() + day / 3 + days * day).toISOString().slice(0, 10)

/** Today, or the next working day: a plan may be made for it. */
export const planDay = async (own: Doors): Promise<string> => {
  for (let on = 0; on < 20; on++) {
    const found = await told(own, dateIn(on))
    if (found.canEstimate && found.isWorkDay) return dateIn(on)
  }
  throw new Error('no day may be planned')
}

/** The last working day before today: its output may be handed in until today ends, and its report with it. */
export const openDay = async (own: Doors): Promise<string> => {
  for (let back = 1; back < 20; back++) {
    const found = await told(own, dateIn(-back))
    if (found.canSave && found.isWorkDay) return dateIn(-back)
  }
  throw new Error('no day is open')
}
