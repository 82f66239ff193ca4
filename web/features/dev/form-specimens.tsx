import { useState } from 'react'
import { Checkbox } from '#web/components/ui/checkbox.tsx'
import { ErrorSummary } from '#web/components/ui/error-summary.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { RadioGroup } from '#web/components/ui/radio-group.tsx'
import { SegmentedControl } from '#web/components/ui/segmented-control.tsx'
import { Select } from '#web/components/ui/select.tsx'
import { Switch } from '#web/components/ui/switch.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { ToggleGroup } from '#web/components/ui/toggle-group.tsx'
import { Specimen } from './specimen.tsx'

const options = [
  { value: 'individual', label: 'Thérapie individuelle' },
  { value: 'couple', label: 'Thérapie de couple' },
  { value: 'family', label: 'Thérapie familiale' },
]

export function FormSpecimens() {
  const [choice, setChoice] = useState('individual')
  const [chips, setChips] = useState<string[]>(['couple'])
  const [isOn, setOn] = useState(true)
  return (
    <>
      <Specimen name="Field, Input, Textarea">
        <Field id="dev-empty" label="Nom complet" need="required">
          {(wiring) => <Input {...wiring} />}
        </Field>
        <Field id="dev-hint" label="Adresse e-mail" need="optional" hint="Par exemple nom@exemple.fr">
          {(wiring) => <Input {...wiring} type="email" defaultValue="nom@exemple.fr" />}
        </Field>
        <Field id="dev-error" label="Sujet" need="required" error="Veuillez remplir tous les champs">
          {(wiring) => <Input {...wiring} />}
        </Field>
        <Field id="dev-disabled" label="Inactif">
          {(wiring) => <Input {...wiring} disabled defaultValue="Non modifiable" />}
        </Field>
        <Field id="dev-text" label="Message">
          {(wiring) => <Textarea {...wiring} rows={4} />}
        </Field>
      </Specimen>
      <Specimen name="ErrorSummary">
        <ErrorSummary
          problems={[
            { fieldId: 'dev-error', label: 'Nom complet', text: 'Veuillez remplir tous les champs' },
            { fieldId: 'dev-hint', label: 'Adresse e-mail', text: 'Veuillez entrer une adresse email valide.' },
          ]}
        />
      </Specimen>
      <Specimen name="Select">
        <Field id="dev-select" label="Type de consultation">
          {(wiring) => <Select {...wiring} value={choice} onValueChange={setChoice} options={options} />}
        </Field>
      </Specimen>
      <Specimen name="RadioGroup">
        <RadioGroup
          legend="Type de consultation"
          name="dev-radio"
          value={choice}
          onValueChange={setChoice}
          options={[...options, { value: 'none', label: 'Indisponible', hint: 'Pas de créneau', disabled: true }]}
        />
      </Specimen>
      <Specimen name="SegmentedControl, ToggleGroup">
        <SegmentedControl label="Type de consultation" value={choice} onValueChange={setChoice} options={options} />
        <ToggleGroup label="Types de consultation" values={chips} onValuesChange={setChips} options={options} />
      </Specimen>
      <Specimen name="Checkbox, Switch">
        <Checkbox id="dev-checkbox" checked={isOn} onCheckedChange={setOn}>
          J’accepte les conditions d’utilisation
        </Checkbox>
        <Checkbox id="dev-checkbox-off" checked={false} onCheckedChange={setOn} disabled>
          Inactif
        </Checkbox>
        <Switch id="dev-switch" checked={isOn} onCheckedChange={setOn}>
          Rappels par e-mail
        </Switch>
      </Specimen>
    </>
  )
}
