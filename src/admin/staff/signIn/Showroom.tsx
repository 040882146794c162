import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from '../../../i18n/index.ts'

/** The drawing beside the sign-in form: a car; mirrored in Arabic. */
export function Showroom() {
  const translate = useTranslate()
  return (
    <Box
      component="aside"
      sx={{
        display: { xs: 'none', md: 'flex' },
        // As high as the window, however high the form is.
        position: 'sticky',
        insetBlockStart: 0,
        blockSize: '100dvh',
        overflow: 'hidden',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        color: '#fff',
        background: (theme) =>
          `radial-gradient(120% 80% at 50% 8%, ${theme.palette.hero[2]} 0%, ${theme.palette.hero[1]} 45%, ${theme.palette.hero[0]} 100%)`,
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 900 640"
        aria-hidden
        preserveAspectRatio="xMidYMid slice"
        sx={{ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', '[dir=ltr] &': { transform: 'scaleX(-1)' } }}
      >
        <defs>
          <linearGradient id="lamp" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#fff" stopOpacity=".5" />
            <stop offset="1" stopColor="#fff" stopOpacity="0" />
          </linearGradient>
          <linearGradient id="line" x1="0" x2="1">
            <stop offset="0" stopColor="#fff" stopOpacity=".15" />
            <stop offset=".5" stopColor="#fff" />
            <stop offset="1" stopColor="#fff" stopOpacity=".25" />
          </linearGradient>
          <radialGradient id="floor">
            <stop offset="0" stopColor="#fff" stopOpacity=".22" />
            <stop offset="1" stopColor="#fff" stopOpacity="0" />
          </radialGradient>
        </defs>
        <g fill="none" stroke="#fff" strokeOpacity=".16">
          <path d="M0 90h900M60 0l90 90M330 0l40 90M570 0l-40 90M840 0l-90 90" />
        </g>
        <g transform="translate(112 134) scale(.75)">
          <path d="M300 -56h300l190 478H110z" fill="url(#lamp)" opacity=".25" />
          <rect x="300" y="-62" width="300" height="6" rx="3" fill="#fff" opacity=".9" />
          <ellipse cx="450" cy="432" rx="390" ry="46" fill="url(#floor)" />
          <g fill="none" stroke="url(#line)" strokeWidth="3.500" strokeLinecap="round" strokeLinejoin="round">
            <path d="M128 402c-16-6-22-22-18-44 3-20 22-33 60-39 44-7 70-13 92-28 52-36 96-55 190-56 84-1 128 17 186 58 8 6 20 9 42 12 64 8 92 18 102 42 8 20 6 44-6 55" />
            <path d="M300 300c38-28 76-42 140-44l-6 52c-60 2-100 0-134-8zM462 256c62 0 100 14 144 46-40 6-96 8-148 6z" opacity=".8" />
            <path d="M112 352c60-8 160-14 330-14s260 4 342 10" opacity=".45" />
            <path d="M296 404h316" />
            <circle cx="232" cy="400" r="48" />
            <circle cx="232" cy="400" r="30" opacity=".6" />
            <circle cx="676" cy="400" r="48" />
            <circle cx="676" cy="400" r="30" opacity=".6" />
            <path d="M742 340c18-4 30-3 40 4" strokeWidth="6" />
            <path d="M114 346c14-2 26-1 34 3" strokeWidth="5" opacity=".7" />
            <path d="M448 312l4 88M520 340h26" opacity=".5" />
          </g>
        </g>
        <path d="M0 470h900" stroke="#fff" strokeOpacity=".28" />
      </Box>
      <Box sx={{ position: 'relative', padding: { md: 5, lg: 7 }, maxInlineSize: 620 }}>
        <Typography sx={{ fontSize: 28, lineHeight: '38px', fontWeight: 650 }}>{translate('admin.signIn.motto')}</Typography>
        <Typography sx={{ opacity: 0.85, marginBlockStart: 1 }}>{translate('admin.signIn.mottoText')}</Typography>
      </Box>
    </Box>
  )
}
