const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, '安卓手机'],
  [/Windows/, 'Windows 电脑'],
  [/Macintosh|Mac OS X/, 'Mac 电脑'],
  [/Linux|X11/, 'Linux 电脑'],
]
const browsers: readonly (readonly [RegExp, string])[] = [
  [/DingTalk/i, '钉钉'],
  [/MicroMessenger/, '微信'],
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
]

/** What a person calls the device behind a user agent: `iPhone · 钉钉`. */
export const deviceOf = (userAgent: string | null): string => {
  const first = (among: typeof systems) => among.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  return [first(systems), first(browsers)].filter(Boolean).join(' · ') || '未知设备'
}
