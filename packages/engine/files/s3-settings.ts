/** A bucket and the key to it. */
export interface S3Settings {
  /** `https://host`, then the bucket is the first part of the path; or with its place: `https://{bucket}.host`. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKey: string
  readonly secretKey: string
}

/** The bucket's own address, without a slash at its end. */
export const bucketUrl = ({ endpoint, bucket }: S3Settings): string => {
  const base = endpoint.replace(/\/+$/, '')
  return base.includes('{bucket}') ? base.replace('{bucket}', bucket) : `${base}/${bucket}`
}
