import { Link } from 'react-router-dom'
import { ProsePage, ProseSection } from '#web/components/prose.tsx'

/** What the owners of the lists ask to be said; the whole of it is in tools/lists/ATTRIBUTION.md. */
const SOURCES = [
  'This product includes information from the O*NET 27.0 and 28.2 Databases by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. Legible has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.',
  'This product uses the ESCO classification of the European Commission, in a modified (shortened and reshaped) form. EuroSciVoc © European Union, Publications Office.',
  'The crosswalk between ESCO and O*NET is © 2021 Nesta, under the MIT license.',
  'Source: France Travail, ROME 4.0, version 460, Licence Ouverte / Open Licence 2.0.',
  'Source: Swiss Federal Statistical Office (BFS/OFS), through the I14Y interoperability platform.',
  'Contains data from GeoNames (geonames.org), CC BY 4.0.',
  'SkillSpan and Kompetencer © 2023 Mike Zhang, under the MIT license (Zhang et al., NAACL 2022 and LREC 2022).',
  'Open Skills Taxonomy © 2025 Tanova (Pedersen Consulting), CC BY 4.0.',
  'Under the MIT license: Faker © 2022–2025 its contributors; university-domains-list © 2014–2025 Hipo; linguist-languages © Ika; Devicon © 2015 konpa; ontology © 2021 Ivan Portilla; headings of Reactive Resume © Amruth Pillai, best-resume-ever © 2017 Sara Steiert, Hugo Blox © Lore Labs, YAMLResume © 2023 PPResume, Europass Typst © 2025 its contributors, RenderCV © 2023 Sina Atalay and contributors.',
]

export default function Terms() {
  return (
    <ProsePage page="terms">
      <ProseSection title="The service">
        <p>
          Legible reads resumes, scores them by published rules, and helps to write them. A score is advice.
          It is not the score of any employer's system, and no promise of an interview.
        </p>
      </ProseSection>
      <ProseSection title="Your content">
        <p>
          Your resumes stay yours. You let this server store and show them to you; nothing else is done with
          them. Use only resumes that you may use: your own, or those of people who asked you to.
        </p>
      </ProseSection>
      <ProseSection title="Your account">
        <p>
          Keep your password to yourself. An administrator may deactivate an account that harms the service or
          others. You may leave at any time: Delete Account is in your <Link to="/profile">profile</Link>.
        </p>
      </ProseSection>
      <ProseSection title="Generated text">
        <p>
          Suggestions of a language model may be wrong. Facts, numbers and names in your resume are your
          responsibility: check them before you send it.
        </p>
      </ProseSection>
      <ProseSection title="Warranty">
        <p>
          Legible is free software under the MIT licence, provided as it is, without warranty of any kind.
          Whoever operates this server may add terms of their own; ask them under{' '}
          <Link to="/contact">Contact Us</Link>.
        </p>
      </ProseSection>
      <ProseSection title="Data sources">
        <p>
          Legible learned to read resumes, and knows occupations, from open lists, all of them shortened and
          reshaped:
        </p>
        <ul>
          {SOURCES.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </ProseSection>
    </ProsePage>
  )
}
