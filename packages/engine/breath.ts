/** Within long work over many: every so often others are answered in between. */
export const breath = async (at: number): Promise<void> => {
  if (at % 50 === 49) await new Promise(setImmediate)
}
