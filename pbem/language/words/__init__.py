"""The words of a language: tokens, letters that mean the same, inflected forms, frames."""
