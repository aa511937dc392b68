/** How many punches a person may make up for in a month, unless the parameter says otherwise. */
export const repunchMax = { key: 'attendance.repunchMax', first: 3 } as const
