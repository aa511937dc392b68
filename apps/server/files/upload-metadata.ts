/** What `Upload-Metadata` says: names with values in base64, `filename 5ZCI5ZCM,folder YXR0`. */
export const metadataOf = (header: string | string[] | undefined): Record<string, string | undefined> =>
  Object.fromEntries(
    String(header ?? '')
      .split(',')
      .map((pair) => pair.trim().split(' '))
      .map(([name = '', value = '']) => [name, Buffer.from(value, 'base64').toString('utf8')] as const),
  )
