import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'

interface SmallSelectProps {
  label: string
  value: string
  options: readonly { value: string; text: string }[]
  onChange: (value: string) => void
  disabled: boolean
}

/** A choice of a few words inside a larger element; its label is for screen readers only. */
export function SmallSelect({ label, value, options, onChange, disabled }: SmallSelectProps) {
  return (
    <Select
      value={value}
      disabled={disabled}
      displayEmpty
      onChange={(event) => onChange(event.target.value)}
      SelectDisplayProps={{ 'aria-label': label }}
      inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
      sx={{ minInlineSize: 140 }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.text}
        </MenuItem>
      ))}
    </Select>
  )
}
