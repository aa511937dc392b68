import { toGcj02 } from './gcj02.ts'

const words: Readonly<Record<number, string>> = {
  1: '没有定位权限，请在浏览器设置中允许',
  2: '暂时定位不到，请填写经纬度',
  3: '定位超时，请重试或填写经纬度',
}

/** Where the device is, in GCJ-02 degrees with six places. Throws in the person's words; needs https or localhost. */
export const locate = (): Promise<{ readonly lng: number; readonly lat: number }> =>
  new Promise((resolve, reject) => {
    if (!isSecureContext || !navigator.geolocation) return reject(new Error('此网址不能定位，请填写经纬度'))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const { lng, lat } = toGcj02({ lng: coords.longitude, lat: coords.latitude })
        resolve({ lng: Number(lng.toFixed(6)), lat: Number(lat.toFixed(6)) })
      },
      ({ code }) => reject(new Error(words[code] ?? '暂时定位不到，请填写经纬度')),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    )
  })
