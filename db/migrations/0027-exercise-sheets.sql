-- The sample's exercise sheets are set in our own faces: what rows say of their size and digest goes with them.
update lesson_files
set bytes = drawn.bytes, chunk_bytes = drawn.bytes, digest = drawn.digest
from (values
  ('exercises/long-note-en.pdf', 41110, '5dd9eb829ccae60693b1c53de4c18d1a33c8d25d947d4d5c1ee82d45712e7660'),
  ('exercises/long-note-da.pdf', 41370, '6ca226589b65d6087eea712c4ef1e4dd032c5a3d8f9fc9cf4d22534a3b44d866'),
  ('exercises/same-note-en.pdf', 42915, 'b1da63bf3658f65c00ef6a546065d9c9503704a3e34fd7b6a03286b77953d04b'),
  ('exercises/same-note-da.pdf', 43231, '6e79ddec818428c57192865c9c587aa3e62e194110bdfbc065a4e44ff484ca33'),
  ('exercises/three-notes-en.pdf', 42905, 'f700dfabb9357fb9e81c0b58fb020170ff835be1fe5100a07e3319424646e4a8'),
  ('exercises/three-notes-da.pdf', 43190, '0c8bbc98bd723824c2dd5d784b60eb20db1cff6265d5a9ebc2ad4b58eb413d90'),
  ('exercises/five-steps-en.pdf', 46781, 'a3bed1b61fc63c7fc58f8dc7bf79cbae779531c184290f52784bec7873dd700c'),
  ('exercises/five-steps-da.pdf', 47035, '74356b0c47c9883309af72e966c65dacc7c9e132dc65a7df83ac0fa187c14bd8'),
  ('exercises/downwards-en.pdf', 45813, 'f61dee442a30d8d43e64cae0a662b1d973c33870a7e5efbdbbdab18b3d679b82'),
  ('exercises/downwards-da.pdf', 46220, '039ebc4f9c6ce39a49e5556aa35aa645b60525dfe233881aa6fd946ddfcd9bbb'),
  ('exercises/octave-en.pdf', 40870, '48a011c79d297ef2525286b2d23b50cd07a7c775edaad0d29017764af176c170'),
  ('exercises/octave-da.pdf', 41162, '1e74c9a2be4ece7018e70dbd4ff484956cf600acd9fe25f1bae4aec9ca7d7b4b'),
  ('exercises/chord-en.pdf', 44716, '44c7784354e32fd9703ac9cf164f2c84dfbe7ab854ba2135d9563d84c397e506'),
  ('exercises/chord-da.pdf', 45032, '702b6034c397e1d46ef55484ec36a4037d8ff4a0cc7b376e1dd05841e1083ef4'),
  ('exercises/turn-en.pdf', 42877, 'ddcc113bde3c924e5ba966683518cf3ddd3f9e7657f3aa79c3bed3d292499072'),
  ('exercises/turn-da.pdf', 43208, '5193da01565944da0a8a660e3f7ad13ef3cbe40dbeaa1b7bb65a362e64bfd775'),
  ('exercises/intervals-en.pdf', 46628, 'ee08f5788eab759e21695104fed10e832b5948b3b5a1460ea68bcb9922a6011e'),
  ('exercises/intervals-da.pdf', 46932, '6c4e73d0852829cc5dc47b88887e1cca4d2833a1c1a8916564936b6a327ae458')
) as drawn (sample, bytes, digest)
where lesson_files.sample = drawn.sample;
