import type { FilesUnavailable, StorageFault } from '#platform/files/files.ts';
import type { Language } from '#studio/shared/language.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';

interface Place {
  bucket: string;
  prefix: 'S3' | 'BACKUP_S3';
  /** A region, or an endpoint. */
  expected: string | null;
}

/** For operators: in the log, `npm run doctor`, `npm run backup` and Settings, Connections. */
const storageFaultMessages = inBoth({
  'storage-bucket': ({ bucket, prefix }: Place) => [
    `There’s no bucket “${bucket}” at this address. Check ${prefix}_BUCKET, and ${prefix}_ENDPOINT: every region has an endpoint of its own. Then start the studio again.`,
    `Der er ingen bucket »${bucket}« på denne adresse. Tjek ${prefix}_BUCKET og ${prefix}_ENDPOINT: Hver region har sit eget endpoint. Ret det, og start studiet igen.`,
  ],
  'storage-key': ({ prefix }: Place) => [
    `The storage refuses the key or its signature. Check ${prefix}_ACCESS_KEY_ID and ${prefix}_SECRET_ACCESS_KEY, and that the key belongs to the region of ${prefix}_ENDPOINT. Then start the studio again.`,
    `Lageret afviser nøglen eller dens signatur. Tjek ${prefix}_ACCESS_KEY_ID og ${prefix}_SECRET_ACCESS_KEY, og at nøglen hører til regionen i ${prefix}_ENDPOINT. Ret det, og start studiet igen.`,
  ],
  'storage-rights': ({ bucket }: Place) => [
    `The key isn’t allowed to use the bucket “${bucket}”. It needs to read, write, delete and list objects.`,
    `Nøglen har ikke adgang til bucketen »${bucket}«. Den skal kunne læse, skrive, slette og liste objekter.`,
  ],
  'storage-region': ({ bucket, prefix, expected }: Place) => [
    expected
      ? `The bucket “${bucket}” is in another region. Set ${prefix}_REGION=${expected}, and ${prefix}_ENDPOINT to that region’s address. Then start the studio again.`
      : `The storage expects another region. Set ${prefix}_REGION to the one its settings name, such as “garage” for Garage, and start the studio again.`,
    expected
      ? `Bucketen »${bucket}« ligger i en anden region. Sæt ${prefix}_REGION=${expected} og ${prefix}_ENDPOINT til regionens adresse. Ret det, og start studiet igen.`
      : `Lageret forventer en anden region. Sæt ${prefix}_REGION til den, der står i lagerets indstillinger, for eksempel »garage« for Garage, og start studiet igen.`,
  ],
  'storage-clock': () => [
    'The storage refuses the time of this computer. Set its clock, best by a time server (NTP).',
    'Lageret afviser denne computers klokkeslæt. Stil uret, helst med en tidsserver (NTP).',
  ],
  'storage-address': ({ bucket, prefix, expected }: Place) => [
    `What answers at ${prefix}_ENDPOINT isn’t the S3 interface of the storage, or its certificate isn’t trusted. Check scheme, port and address${expected ? ` (“${expected}”)` : ''}; some services need the bucket in front: https://${bucket}.…`,
    `Det, der svarer på ${prefix}_ENDPOINT, er ikke lagerets S3-grænseflade, eller dets certifikat er ikke gyldigt. Tjek protokol, port og adresse${expected ? ` (»${expected}«)` : ''}. Nogle tjenester kræver bucketen foran: https://${bucket}.…`,
  ],
  'storage-full': ({ bucket }: Place) => [
    `The quota of the bucket “${bucket}” is used up, or the account is suspended. Look at limits and payment at the storage provider.`,
    `Pladsen i bucketen »${bucket}« er brugt op, eller kontoen er spærret. Se grænser og betaling hos udbyderen af lageret.`,
  ],
  'storage-file-size': ({ bucket }: Place) => [
    `The storage accepts no file of this size. Raise the limit for one file of the bucket “${bucket}”, or of a proxy before it.`,
    `Lageret tager ikke imod en fil af den størrelse. Hæv grænsen for en enkelt fil i bucketen »${bucket}« eller i en proxy foran den.`,
  ],
  'storage-down': ({ prefix }: Place) => [
    `The storage doesn’t answer. If it stays that way, check ${prefix}_ENDPOINT and this computer’s connection.`,
    `Lageret svarer ikke. Bliver det ved, så tjek ${prefix}_ENDPOINT og computerens forbindelse.`,
  ],
} satisfies Pairs<Record<StorageFault, (place: Place) => string>>);

export function storageSentence(unavailable: FilesUnavailable, language: Language): string {
  const { fault, bucket, variables: prefix, expected } = unavailable;
  return storageFaultMessages[language][fault]({ bucket, expected, prefix });
}
